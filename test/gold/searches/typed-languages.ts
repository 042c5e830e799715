export const foreignQueries = `
nikon objektiv; objectif nikon; objetivo nikon | lens nikon-f, lens nikon-z
objektiv für sony e | lens sony-e
objektiv mit m42 anschluss | lens m42
objektive nikon f bajonett; objectif monture nikon f | lens nikon-f
objektiv unter 60 | lens <61
canon kamera; canon gehäuse; spiegelreflexkamera canon; kamera mit objektiv canon | cameras canon
gebrauchte nikon kamera; boîtier nikon | cameras nikon
vollformat kamera; boitier plein format | cameras full-frame !film | cameras full-frame
kleinbildkamera olympus | cameras olympus film | cameras olympus
makro objektiv | lens macro
canon 100mm makro 2,8 L | ~100mm_f/2.8l
festbrennweite 85mm | lens 85mm
nikon akku; batterie nikon | battery for-nikon | grip ~battery_grip
blitz canon | flash for-canon
stativ; tripot | tripod
kamera tasche | bag
objectif canon 50mm | lens canon 50mm, lens canon-ef 50mm
objectif pour sony | lens sony-e, lens sony, lens sony-a
appareil photo fuji | cameras fujifilm
appareil photo occasion leica; camara leica | cameras leica
objectif macro nikon | lens nikon-f macro
trépied carbone | tripod ~carbon
obiettivo fuji | lens fujifilm-x, lens fujifilm
nikor 50mm | lens nikon ~50mm | lens nikon-f 50mm, lens nikon-z 50mm, nikon ~50mm
cannon lens | lens canon, lens canon-ef
cannon 5d makr iii | cameras ~5d_mark_iii, 5d3 | grip, cameras ~5d
hasselbald | hasselblad, hasselblad-v
olmypus om-1 | ~om-1
fujifim x-t4 | ~x-t4
voigtlaender nokton | ~nokton
sigam art | sigma ~art
tamrom macro | tamron macro
leika m6 | cameras ~m6 | case
rolliflex | ~rolleiflex
mamyia rb67 | ~rb67
minlota rokkor | minolta ~rokkor
sumicron | ~summicron
takumer | ~takumar
helois 44-2 | ~helios_44
speedlit nikon | flash for-nikon
pentex k1000 | ~k1000
`;
