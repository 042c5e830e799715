export const inTongues = `
nikon objektiv | lens nikon-f, lens nikon-z
objektiv für sony e | lens sony-e
objektiv mit m42 anschluss | lens m42
objektive nikon f bajonett | lens nikon-f
objektiv unter 60 | lens <61
canon kamera | cameras canon
gebrauchte nikon kamera | cameras nikon
canon gehäuse | cameras canon
vollformat kamera | cameras full-frame !film | cameras full-frame
spiegelreflexkamera canon | cameras canon
kamera mit objektiv canon | cameras canon
kleinbildkamera olympus | cameras olympus film | cameras olympus
makro objektiv | lens macro
canon 100mm makro 2,8 L | ~100mm_f/2.8l
festbrennweite 85mm | lens 85mm
nikon akku | battery for-nikon | grip ~battery_grip
blitz canon | flash for-canon
stativ | tripod
kamera tasche | bag
objectif canon 50mm | lens canon 50mm, lens canon-ef 50mm
objectif nikon | lens nikon-f, lens nikon-z
objectif monture nikon f | lens nikon-f
objectif pour sony | lens sony-e, lens sony, lens sony-a
appareil photo fuji | cameras fujifilm
boîtier nikon | cameras nikon
boitier plein format | cameras full-frame !film | cameras full-frame
appareil photo occasion leica | cameras leica
objectif macro nikon | lens nikon-f macro
trépied carbone | tripod ~carbon
batterie nikon | battery for-nikon | grip ~battery_grip
objetivo nikon | lens nikon-f, lens nikon-z
obiettivo fuji | lens fujifilm-x, lens fujifilm
camara leica | cameras leica
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
tripot | tripod
pentex k1000 | ~k1000
`;
