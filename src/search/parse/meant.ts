/**
 * What is typed; after `>` the kinds that it asks for, and how many models of the reference it names, with the best; below it
 * the conditions that it makes, one a line, of which any word or mark will do. 'fm2?' are the names with a letter more;
 * `slip` is a word that may have been mistyped.
 */
export const meant = `
nikon > no model
  nikon
nikon lens > lens | no model
  nikon lens@nikon f lens@nikon 1 lens@nikon z nikonlens
  =lens lens
fm2 > no model
  fm2 fm2?
FM-2 > no model
  fm fm2 fm2?
  2 fm2 fm2?
fm2n > no model
  fm2n fm2n?
a7 iii > 1: sony-alpha-7-iii
  a7 a7iii a7iii? a7mk3 a7mkiii a7m3
  iii 3 mk3 mkiii mark3 markiii m3 a7iii a7iii? a7mk3 a7mkiii a7m3
a7iii > 1: sony-alpha-7-iii
  a7iii a7iii?
a7 mark iii > 1: sony-alpha-7-iii
  a7 a7iii a7mk3 a7mkiii a7m3
  mark iii 3 mk3 mkiii mark3 markiii m3 a7iii a7mk3 a7mkiii a7m3
canon 5d mk2 > 1: canon-eos-5d-mark-ii
  canon canon5d canon5dmk2
  5d canon5d canon5dmk2 5dmk2 5dmk2? 5dii 5dmkii 5dm2
  mk2 2 ii mkii mark2 markii m2 canon5dmk2 5dmk2 5dmk2? 5dii 5dmkii 5dm2
canon 5d makr ii > no model
  canon canon5d
  5d canon5d 5dii 5dmk2 5dmkii 5dm2
  makr ii 2 mk2 mkii mark2 markii m2 5dii 5dmk2 5dmkii 5dm2
50mm f/1.8 > 17: canon-ef-50mm-f-1-8
  50mm 50mmf18
  f18 50mmf18
50mm 1:1.8 > 17: canon-ef-50mm-f-1-8
  50mm 50mmf18
  f18 50mmf18
70-200 2.8 > 16: canon-ef-70-200mm-f-2-8l-usm
  70200 70200mm
  28
24-70 > 16: nikon-nikkor-z-24-70mm-f-2-8-s
  2470 2470mm
16 - 50 > 7: sony-dt-16-50mm-f-2-8-ssm
  1650 1650mm
70-24 > no model
  70 7024
  24 7024
1-2 > 1: pentax-k-1-mark-ii
  1 12
  2 12
zoom > lens | 3: nikon-af-zoom-nikkor-28-85mm-f-3-5-4-5
  zoom =zoom (slip: zoom)
  =lens zoom
nikon zoom lens > lens | 3: nikon-af-zoom-nikkor-28-85mm-f-3-5-4-5
  nikon lens@nikon f lens@nikon 1 lens@nikon z nikonzoom
  zoom =zoom nikonzoom zoomlens (slip: zoom)
  =lens lens
prime lens > lens | no model
  prime =prime primelens (slip: prime)
  =lens lens
compact camera > cameras | no model
  compact compactcamera (slip: compact)
  =cameras camera
full frame body > cameras | 85: canon-eos-5d
  full
  frame
  =cameras body
twin lens reflex > cameras | no model
  twin tlr
  lens tlr
  reflex tlr
  =cameras twin lens reflex
crop sensor lens > lens | no model
  crop lens@canon ef-s lens@canon ef-m lens@fujifilm x lens@samsung nx dx dc
  sensor lens@canon ef-s lens@canon ef-m lens@fujifilm x lens@samsung nx dx dc
  =lens lens
aps-c camera > cameras | no model
  aps cameras@canon ef-s cameras@canon ef-m cameras@fujifilm x cameras@samsung nx
  c cameras@canon ef-s cameras@canon ef-m cameras@fujifilm x cameras@samsung nx
  =cameras camera
rangefinder > cameras | 2: epson-r-d1
  rangefinder cameras@leica m cameras@m39 cameras@contax g
  =cameras rangefinder
wide angle > no model
  wide ultrawide weitwinkel weitwinkelobjektiv wideangle 8mm 10mm 11mm 12mm 14mm 15mm 16mm 18mm 20mm 21mm 1018mm 1116mm 1224mm 1424mm 1530mm 1635mm 1728mm 1740mm
  angle wideangle (slip: angle)
macro lens for canon > lens | 7: canon-ef-100mm-f-2-8-macro
  macro makro micronikkor makroobjektiv macrolens
  canon lens@canon ef lens@canon ef-s lens@canon ef-m lens@canon rf lens@canon fd lens@canon fl
  =lens lens
nikon f mount lens > lens | no model
  nikon lens@nikon f
  f lens@nikon f
  mount lens@nikon f
  =lens lens
nikon f mount > no model
  nikon cameras@nikon f lens@nikon f
  f cameras@nikon f lens@nikon f
  mount cameras@nikon f lens@nikon f
e-mount > no model
  e cameras@sony e lens@sony e fe
  mount cameras@sony e lens@sony e fe
sony e lens > lens | no model
  sony lens@sony e fe
  e lens@sony e fe
  =lens lens
ef lens > lens | no model
  ef lens@canon ef
  =lens lens
z lens > lens | 13: nikon-nikkor-z-40mm-f-2
  z zlens
  =lens lens
rf mount prime > lens | no model
  rf lens@canon rf
  mount lens@canon rf rf
  prime =prime (slip: prime)
  =lens prime
m42 > no model
  m42 cameras@m42 lens@m42
m42 adapter > accessories | no model
  m42
  adapter adapters adaptor adaptors adaptateur adattatore adaptador
sony e adapter > accessories | no model
  sony
  adapter adapters adaptor adaptors adaptateur adattatore adaptador
l-mount lens > lens | no model
  l lens@l-mount
  mount lens@l-mount
  =lens lens
mft lens > lens | no model
  mft lens@micro four thirds mzuiko lumixg leicadg
  =lens lens
lens for canon r6 > lens | no model
  canon lens@canon ef lens@canon ef-s lens@canon ef-m lens@canon rf lens@canon fd lens@canon fl canonr6
  r6 canonr6 lens@canon rf
  =lens lens
lens for my canon r6 > lens | no model
  my mycanon mycanonr6 lens@canon rf
  canon lens@canon ef lens@canon ef-s lens@canon ef-m lens@canon rf lens@canon fd lens@canon fl mycanon mycanonr6 canonr6
  r6 mycanonr6 canonr6 lens@canon rf
  =lens lens
objectif pour canon eos r6 > lens | no model
  canon lens@canon ef lens@canon ef-s lens@canon ef-m lens@canon rf lens@canon fd lens@canon fl canoneos canoneosr6
  eos canon canoneos canoneosr6 eosr6 eosr6? lens@canon rf
  r6 canoneosr6 eosr6 eosr6? lens@canon rf
  =lens objectif
camera for canon r6 > cameras | 1: canon-eos-r6
  canon canonr6
  r6 canonr6
  =cameras camera
lens for canon > lens | no model
  canon lens@canon ef lens@canon ef-s lens@canon ef-m lens@canon rf lens@canon fd lens@canon fl
  =lens lens
objektiv für nikon > lens | no model
  nikon lens@nikon f lens@nikon 1 lens@nikon z
  =lens objektiv
strap > accessories | no model
  strap straps gurt trageriemen tragegurt courroie
lens cap > accessories | no model
  cap caps deckel objektivdeckel bouchon
ball head > accessories | no model
  ball ballhead (slip: ball)
  head heads ballhead
tripod ball head > accessories | no model
  tripod tripods stativ stative dreibein trepied trepieds tripode treppiede tripodball
  ball tripodball ballhead (slip: ball)
  head heads ballhead
camera and lens > cameras lens | no model
  =cameras camera =lens lens
camera and lens and flash > cameras lens accessories | no model
  =cameras camera =lens lens flash flashes flashgun speedlight speedlights speedlite speedlites blitz blitze blitzgerat flashs
camera with lens > cameras | no model
  =cameras camera
lens and > lens | no model
  =lens lens
sony a7 iii body only > cameras | 1: sony-alpha-7-iii
  sony sonya7 sonya7iii
  a7 sonya7 sonya7iii a7iii a7iii? a7iiibody a7mk3 a7mkiii a7m3
  iii 3 mk3 mkiii mark3 markiii m3 sonya7iii a7iii a7iii? a7iiibody iiibody a7mk3 a7mkiii a7m3
  =cameras body
sony a6000 with 16-50 zoom > no model
  sony sonya6000
  a6000 a6000? sonya6000
  1650 1650mm
  zoom =zoom (slip: zoom)
canon eos 5d mark ii > 1: canon-eos-5d-mark-ii
  canon canoneos canoneos5d
  eos canon canoneos canoneos5d eos5d
  5d canoneos5d eos5d 5dii 5dmk2 5dmkii 5dm2
  mark ii 2 mk2 mkii mark2 markii m2 5dii 5dmk2 5dmkii 5dm2
canon mk3 > 7: canon-eos-1d-mark-iii
  canon canonmk3 canoniii canonmkiii canonm3
  mk3 3 iii mkiii mark3 markiii m3 canonmk3 canoniii canonmkiii canonm3
mark ii > 88: canon-eos-5d-mark-ii
  mark ii 2 mk2 mkii mark2 markii m2
ii > no model
  ii 2 mk2 mkii mark2 markii m2
d 300 s > 2: nikon-d300s
  d d300 d300? d300s d300s?
  300 d300 d300? d300s d300s? 300s 300s?
  s d300s d300s? 300s 300s?
x100 > 1: fujifilm-finepix-x100
  x100 x100?
yashica mat 124 g > no model
  yashica yashicamat (slip: yashica)
  mat yashicamat mat124 mat124?
  124 mat124 mat124? 124g 124g?
  g mat124g 124g 124g?
nikno > no model
  nikno nikon (slip: nikno)
fuji x lens > lens | no model
  fuji fujifilm lens@fujifilm g lens@fujifilm x fujix fujixlens (slip: fuji)
  x fujix fujixlens xlens
  =lens lens
olympus om-d > no model
  olympus olympusom olympusomd
  om olympusom olympusomd omd
  d olympusomd omd
olympus om-d e-m5 > 3: olympus-e-m5
  olympus olympusom olympusomd
  om olympusom olympusomd omd
  d olympusomd omd
  m5
nifty fifty canon > 5: canon-ef-50mm-f-1-8
  nifty niftyfifty (slip: nifty)
  fifty niftyfifty fiftycanon (slip: fifty)
  canon fiftycanon
holy trinity nikon > 41: nikon-1-nikkor-10mm-f-2-8
  holy holytrinity (slip: holy)
  trinity holytrinity trinitynikon (slip: trinity)
  nikon trinitynikon
used > no model
  used
for > no model
  for
and > no model
  and
mount > no model
  mount
… > no model
a b c d e f g h i j k l m n > no model
  b bc bcd
  c bc bcd cd
  d bcd cd
  f fg fgh
  g fg fgh gh ghi
  h fgh gh ghi hi hij
  i ghi hi hij ij ijk
  j hij ij ijk jk jkl
  k ijk jk jkl kl
  l jkl kl
`;
