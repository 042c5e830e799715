export const lensQueries = `
50mm f1.8 canon under 200 | lens canon-ef 50mm f1.8 <200, lens canon-rf 50mm f1.8 <200 | cameras ~ae-1_program
canon 50mm 1.8 | lens canon-ef 50mm f1.8, lens canon-rf 50mm f1.8 | cameras ~ae-1_program
cannon 50 mm f1.8 stm | ~ef_50mm_f/1.8_stm, ~rf_50mm, nifty
nifty fifty | nifty, lens canon-ef 50mm f1.8 | lens 50mm f1.8
canon nifty fifty | nifty, lens canon canon-ef 50mm f1.8 | lens canon-ef 50mm f1.8, canon-rf 50mm f1.8
50mm 1.8 | lens 50mm f1.8 | cameras ~50mm
50 f/1.8 lens | lens 50mm f1.8
50mm lens | lens 50mm | lens ~16-50mm, lens ~17-50mm, lens ~dx_16-50mm
85 1.8; 85mm f/1,8 | lens 85mm f1.8
85mm nikon | lens 85mm nikon
35mm f1.4 | lens 35mm f1.4
35 1.4 sigma | lens sigma 35mm
canon 85 1.2 | lens canon 85mm f1.2
f1.2; f/1.2 lens | lens f1.2
f1.4 | lens f1.4
f/2.8-4 | ~f/2.8-4
24-70 | lens 24-70
24-70 2.8; 24-70mm f/2.8 | lens 24-70 f2.8
nikon 24-70/2.8 | lens nikon-f 24-70 f2.8
canon 24-70 f2.8 | lens canon-ef 24-70 f2.8
70-200 f2.8 | lens 70-200 f2.8
70 - 200mm | lens 70-200
ef 70-200 2.8 is ii | ~70-200mm_f/2.8l
canon 70-200 f4 is | lens canon 70-200 f4
sony 70-200 | lens sony 70-200
24-105 canon | lens canon 24-105 | cameras ~24-105
nikon f mount lens; lens nikon f-mount; f mount lenses | lens nikon-f
nikon lens; lens for nikon | lens nikon-f, lens nikon-z
lens for nikon under $300 | lens nikon-f <301, lens nikon-z <301
nikon prime lens | lens nikon-f prime, lens nikon-z prime | lens nikon-f, lens nikon-z
canon lens | lens canon, lens canon-ef | cameras ~r6_with_50mm
lenses for canon | lens canon, lens canon-ef
sony lens | lens sony, lens sony-e, lens sony-a
fuji lens | lens fujifilm, lens fujifilm-x
pentax lens | lens pentax, lens pentax-k
minolta lens | lens minolta, lens minolta-sr | lens sony-a
olympus lenses | lens olympus | lens mft
leica lens | lens leica, lens leica-m | lens ~leica
lens for leica m; leica m mount lens | lens leica-m
sony e mount lens; e-mount lens | lens sony-e
canon ef mount lens | lens canon-ef | lens canon-ef-s
canon rf lens; rf lens | lens canon-rf
canon ef-s lens | lens canon-ef-s
fuji x mount lens; x-mount lenses | lens fujifilm-x
m42 lens | lens m42 | cameras m42
pentax k mount lens | lens pentax-k
micro four thirds lens; lens for mft; m43 lens | lens mft
canon fd lens | lens canon-fd
fd 50mm | lens canon-fd 50mm | cameras ~fd_50mm
l-mount lens | lens l-mount
nikon z mount lens; z lens nikon | lens nikon-z
hasselblad lens | lens hasselblad, lens hasselblad-v
sigma art | sigma ~art
sigma art 35 | lens sigma 35mm | sigma ~18-35
sigma for canon | lens sigma canon-ef
sigma lens nikon f mount | lens sigma nikon-f
sigma 18-35 | ~18-35
sigma 150-600 | ~150-600
tamron 90 macro | tamron macro
tamron lens for sony e mount | lens tamron sony-e
tamron 70-200 g2 | ~g2 tamron ~70-200
tokina macro | tokina macro
macro lens | lens macro
canon macro lens | lens canon-ef macro, lens canon-ef-s macro, lens canon-rf macro
nikon macro lens | lens nikon-f macro
100mm macro canon | lens canon-ef 100mm macro
fisheye | fisheye
18-55 kit lens | ~18-55 lens ~kit | lens 18-55
pancake lens | lens ~pancake
105 2.5 ais | ~105mm_f/2.5
nikkor 50mm | lens nikon ~50mm | nikon 50mm
nikkor z 50 f1.8 | ~nikkor_z_50
nikon 200-500 | ~200-500
200-600 sony | ~200-600
canon 100-400 | ~100-400
helios 44 | ~helios_44
jupiter 9 | ~jupiter
takumar 50 1.4 | ~takumar_50
zeiss planar | zeiss ~planar, contax ~zeiss_planar | ~planar, ~80mm_planar
zeiss batis 85 | ~batis
summicron | ~summicron
summilux 35 | ~summilux
nocticron | ~nocticron
voigtlander nokton | ~nokton
heliar 15mm | ~heliar
rokkor 58 1.2 | ~rokkor_58
flektogon | ~flektogon
olympus 12-40 pro | ~12-40
m zuiko 45 1.8 | ~45mm_f/1.8
panasonic 20mm 1.7 pancake | ~20mm_f/1.7
fuji 35 1.4 | lens fujifilm 35mm f1.4
fujinon xf 56 f1.2 | ~xf_56
xf 18-55 | ~xf_18-55
viltrox 33mm fuji | viltrox
gmaster 24-70 | ~24-70mm_f/2.8_gm
sony gm lens | sony ~gm
aps-c lens | lens aps-c | lens canon-ef-s
full frame lens sony | lens sony-e full-frame
`;
