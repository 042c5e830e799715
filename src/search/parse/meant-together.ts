export const meantTogether = `
canon ef mount body > cameras | no model
  canon cameras@canon ef
  ef cameras@canon ef
  mount cameras@canon ef
  =cameras body
mft camera > cameras | no model
  mft cameras@micro four thirds
  =cameras camera
nikon z body > cameras | 14: nikon-z-5
  nikon nikonz nikonzbody
  z nikonz nikonzbody zbody
  =cameras body
full frame sony a7 > 5: sony-alpha-7
  full
  frame
  sony sonya7 sonya7?
  a7 sonya7 sonya7?
aps-c sony a6400 > 1: sony-alpha-6400
  aps cameras@canon ef-s cameras@canon ef-m cameras@fujifilm x cameras@samsung nx lens@canon ef-s lens@canon ef-m lens@fujifilm x lens@samsung nx
  c cameras@canon ef-s cameras@canon ef-m cameras@fujifilm x cameras@samsung nx lens@canon ef-s lens@canon ef-m lens@fujifilm x lens@samsung nx
  sony sonya6400
  a6400 a6400? sonya6400
mirrorless canon m50 > cameras | 2: canon-eos-m50
  mirrorless cameras@canon ef-m cameras@canon rf cameras@fujifilm g cameras@fujifilm x cameras@l-mount cameras@micro four thirds cameras@nikon 1 cameras@nikon z cameras@pentax q cameras@samsung nx cameras@samsung nx mini cameras@sony e
  canon canonm50
  m50 m50? canonm50
  =cameras mirrorless
lens  for  the  sony a7 iii > lens | no model
  sony lens@sony a lens@sony e sonya7 sonya7iii
  a7 sonya7 sonya7iii a7iii a7iii? a7mk3 a7mkiii a7m3 lens@sony e
  iii 3 mk3 mkiii mark3 markiii m3 sonya7iii a7iii a7iii? a7mk3 a7mkiii a7m3 lens@sony e
  =lens lens
lens for nikon f2 > lens | no model
  nikon lens@nikon f lens@nikon 1 lens@nikon z nikonf2
  f2 nikonf2 lens@nikon f
  =lens lens
camera with 2 lenses > cameras | 24: canon-powershot-g3-x-3-2
  2
  =cameras camera
a7 2 > 1: sony-alpha-7-ii
  a7 a72 a72? a7ii a7mk2 a7mkii a7m2
  2 ii mk2 mkii mark2 markii m2 a72 a72? a7ii a7mk2 a7mkii a7m2
d3 2 > no model
  d3 d32 d32? d3ii d3mk2 d3mkii d3m2
  2 ii mk2 mkii mark2 markii m2 d32 d32? d3ii d3mk2 d3mkii d3m2
5d mark iv > 1: canon-eos-5d-mark-iv
  5d 5div 5dmk4 5dmkiv 5dm4
  mark iv 4 mk4 mkiv mark4 markiv m4 5div 5dmk4 5dmkiv 5dm4
canon 24-70 70 > 4: canon-ef-24-70mm-f-2-8l-usm
  canon
  2470 2470mm
  70
pentax k lens mount > lens | no model
  pentax lens@pentax k
  k lens@pentax k
  =lens lens
zoom with prime > lens | 7: nikon-af-zoom-nikkor-70-210mm-f-4
  zoom =zoom (slip: zoom)
  prime =prime (slip: prime)
  =lens zoom prime
sony with zoom > no model
  sony
  zoom =zoom (slip: zoom)
fisheye zoom for canon > lens | no model
  fisheye fischauge fisheyezoom
  zoom =zoom fisheyezoom (slip: zoom)
  canon lens@canon ef lens@canon ef-s lens@canon ef-m lens@canon rf lens@canon fd lens@canon fl
  =lens zoom
lens for nikon d850 > lens | no model
  nikon lens@nikon f lens@nikon 1 lens@nikon z nikond850
  d850 d850? nikond850 lens@nikon f
  =lens lens
lens for canon eos > lens | no model
  canon lens@canon ef lens@canon ef-s lens@canon ef-m lens@canon rf lens@canon fd lens@canon fl canoneos
  eos canon canoneos
  =lens lens
canon usm > 73: canon-ef-8-15mm-f-4l-fisheye-usm
  canon canonusm
  usm canonusm
nikon afs vr > 33: nikon-af-s-nikkor-80-400mm-f-4-5-5-6g-ed-vr
  nikon nikonafs nikonafsvr
  afs nikonafs nikonafsvr afsvr
  vr nikonafsvr afsvr
sony alpha > 63: sony-alpha-1
  sony sonyalpha
  alpha sony sonyalpha
strap for nikon > accessories | no model
  strap straps gurt trageriemen tragegurt courroie
  nikon
lens hood for canon ef 50mm > accessories | no model
  hood hoods gegenlichtblende sonnenblende streulichtblende paresoleil
  canon canonef
  ef canonef ef50mm ef50mm?
  50mm ef50mm ef50mm?
compact canon > cameras | no model
  compact compactcanon (slip: compact)
  canon compactcanon
for canon > no model
  canon lens@canon ef lens@canon ef-s lens@canon ef-m lens@canon rf lens@canon fd lens@canon fl
leica m lens > lens | no model
  leica lens@leica m
  m lens@leica m
  =lens lens
m mount > no model
  m cameras@leica m lens@leica m
  mount cameras@leica m lens@leica m
`;
