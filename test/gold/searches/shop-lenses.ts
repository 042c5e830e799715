export const lenses = `
Canon | EF 50mm f/1.8 STM | 95 | E | canon-ef 50mm f1.8 prime full-frame
Canon | EF 50mm f/1.8 II plastic fantastic | 55 | F | canon-ef 50mm f1.8 prime full-frame
Canon | Nifty fifty | 70 | G | canon-ef 50mm f1.8 prime full-frame nifty | model=canon-ef-50mm-f-1-8-stm
Canon | EF 50mm f/1.4 USM | 220 | G | canon-ef 50mm f1.4 prime full-frame
Canon | EF 50mm f/1.2L USM | 790 | G | canon-ef 50mm f1.2 prime full-frame
Canon | EF 35mm f/2 IS USM | 340 | E | canon-ef 35mm f2 prime full-frame | mount=Canon EF
Canon | EF 85mm f/1.8 USM | 240 | G | canon-ef 85mm f1.8 prime full-frame
Canon | EF 85mm f/1.2L II USM | 990 | E | canon-ef 85mm f1.2 prime full-frame
Canon | EF 100mm f/2.8L Macro IS USM | 490 | E | canon-ef 100mm f2.8 macro prime full-frame
Canon | EF 135mm f/2L USM | 490 | G | canon-ef 135mm f2 prime full-frame | mount=Canon EF
Canon | EF 16-35mm f/4L IS USM | 520 | G | canon-ef wide zoom f4 full-frame
Canon | EF 17-40mm f/4L USM | 290 | F | canon-ef wide zoom f4 full-frame | mount=Canon EF
Canon | EF 24-70mm f/2.8L II USM | 890 | E | canon-ef 24-70 zoom f2.8 full-frame
Canon | EF 24-105mm f/4L IS USM | 350 | G | canon-ef 24-105 zoom f4 full-frame
Canon | EF 70-200mm f/2.8L IS II USM | 890 | G | canon-ef 70-200 zoom tele f2.8 full-frame
Canon | EF 70-200 f4 L IS | 490 | F | canon-ef 70-200 zoom tele f4 full-frame | mount=Canon EF
Canon | EF 100-400mm f/4.5-5.6L IS II USM | 1290 | E | canon-ef zoom tele full-frame
Canon | EF-S 10-18mm f/4.5-5.6 IS STM | 140 | E | canon-ef-s wide zoom aps-c
Canon | EF-S 17-55mm f/2.8 IS USM | 310 | G | canon-ef-s zoom f2.8 aps-c
Canon | EF-S 18-55mm f/3.5-5.6 IS II kit lens | 45 | F | canon-ef-s zoom aps-c 18-55
Canon | EF-S 24mm f/2.8 STM pancake | 110 | G | canon-ef-s 24mm f2.8 prime aps-c | mount=Canon EF-S
Canon | EF-S 60mm f/2.8 Macro USM | 230 | G | canon-ef-s macro f2.8 prime aps-c
Canon | RF 50mm f/1.8 STM | 150 | E | canon-rf 50mm f1.8 prime full-frame
Canon | RF 35mm F1.8 Macro IS STM | 390 | E | canon-rf 35mm f1.8 macro prime full-frame | mount=Canon RF
Canon | RF 24-105mm f/4L IS USM | 790 | G | canon-rf 24-105 zoom f4 full-frame
Canon | RF 85mm f/1.2L USM | 1990 | E | canon-rf 85mm f1.2 prime full-frame
Canon | EF-M 22mm f/2 STM | 140 | G | canon-ef-m f2 prime aps-c
Canon | FD 50mm f/1.4 S.S.C. | 110 | G | canon-fd 50mm f1.4 prime full-frame | mount=Canon FD
Canon | New FD 135mm f/2.8 | 80 | G | canon-fd 135mm f2.8 prime full-frame | mount=Canon FD
Canon | FD 28mm f/2.8 | 45 | F | canon-fd 28mm f2.8 prime full-frame | mount=Canon FD
Nikon | AF-S Nikkor 50mm f/1.8G | 150 | E | nikon-f 50mm f1.8 prime full-frame
Nikon | Nikkor AF 50mm 1:1.8 D | 90 | G | nikon-f 50mm f1.8 prime full-frame | mount=Nikon F
Nikon | AF-S Nikkor 50mm f/1.4G | 250 | G | nikon-f 50mm f1.4 prime full-frame
Nikon | AF-S DX Nikkor 35mm f/1.8G | 130 | G | nikon-f 35mm f1.8 prime aps-c
Nikon | AF-S 85mm 1.8G | 290 | E | nikon-f 85mm f1.8 prime full-frame | model=nikon-nikkor-af-s-85mm-f-1-8g
Nikon | AF-S Nikkor 105mm f/1.4E ED | 1290 | E | nikon-f f1.4 prime full-frame | mount=Nikon F
Nikon | AF-S VR Micro-Nikkor 105mm f/2.8G | 390 | G | nikon-f macro f2.8 prime full-frame | mount=Nikon F
Nikon | Nikkor AI-S 105mm f/2.5 | 160 | G | nikon-f prime full-frame manual
Nikon | Nikkor-H 85mm f/1.8 pre-AI | 140 | F | nikon-f 85mm f1.8 prime full-frame manual | mount=Nikon F
Nikon | AI-S 28mm f/2.8 CRC | 220 | G | nikon-f 28mm f2.8 prime full-frame manual | mount=Nikon F
Nikon | AF-S Nikkor 24-70mm f/2.8E ED VR | 1190 | E | nikon-f 24-70 zoom f2.8 full-frame
Nikon | AF-S Nikkor 24-70mm f/2.8G ED | 590 | F | nikon-f 24-70 zoom f2.8 full-frame
Nikon | AF-S Nikkor 70-200mm f/2.8G ED VR II | 690 | G | nikon-f 70-200 zoom tele f2.8 full-frame
Nikon | AF-S Nikkor 200-500mm f/5.6E ED VR | 890 | G | nikon-f zoom tele full-frame
Nikon | AF-P DX 18-55mm f/3.5-5.6G VR | 70 | G | nikon-f zoom aps-c 18-55 | mount=Nikon F
Nikon | AF-S DX 18-140 kit zoom | 150 | F | nikon-f zoom aps-c | mount=Nikon F
Nikon | AF-S 14-24mm f/2.8G | 690 | G | nikon-f wide zoom f2.8 full-frame | mount=Nikon F
Nikon | Nikkor Z 50mm f/1.8 S | 380 | E | nikon-z 50mm f1.8 prime full-frame
Nikon | Nikkor Z 40mm f/2 | 190 | E | nikon-z f2 prime full-frame
Nikon | Nikkor Z 24-70mm f/4 S | 390 | G | nikon-z 24-70 zoom f4 full-frame
Nikon | Nikkor Z 85mm f/1.8 S | 490 | E | nikon-z 85mm f1.8 prime full-frame
Nikon | Nikkor Z DX 16-50mm VR | 150 | E | nikon-z zoom aps-c
Sony | FE 50mm f/1.8 | 130 | G | sony-e 50mm f1.8 prime full-frame
Sony | FE 55mm f/1.8 ZA Zeiss Sonnar | 390 | G | sony-e f1.8 prime full-frame zeiss
Sony | FE 85mm f/1.8 | 380 | E | sony-e 85mm f1.8 prime full-frame
Sony | FE 85mm f/1.4 GM | 1090 | E | sony-e 85mm f1.4 prime full-frame | mount=Sony E
Sony | FE 24-70mm f/2.8 GM | 1090 | G | sony-e 24-70 zoom f2.8 full-frame
Sony | FE 28-70mm f/3.5-5.6 OSS kit | 140 | G | sony-e zoom full-frame
Sony | FE 70-200mm f/4 G OSS | 690 | G | sony-e 70-200 zoom tele f4 full-frame
Sony | FE 90mm f/2.8 Macro G OSS | 690 | E | sony-e macro f2.8 prime full-frame
Sony | FE 200-600mm f/5.6-6.3 G OSS | 1390 | E | sony-e zoom tele full-frame
Sony | E 35mm f/1.8 OSS | 260 | G | sony-e 35mm f1.8 prime aps-c
Sony | E 16-50mm PZ power zoom | 80 | F | sony-e zoom aps-c | mount=Sony E
Sony | E 55-210mm f/4.5-6.3 OSS | 120 | G | sony-e zoom tele aps-c
Sigma | 35mm f/1.4 DG HSM Art for Canon | 390 | E | canon-ef 35mm f1.4 prime full-frame | mount=Canon EF
Sigma | 35mm f/1.4 DG HSM Art, Nikon fit | 380 | G | nikon-f 35mm f1.4 prime full-frame | mount=Nikon F
Sigma | 50mm f/1.4 DG HSM Art (Nikon F) | 390 | G | nikon-f 50mm f1.4 prime full-frame | mount=Nikon F
Sigma | 18-35mm f/1.8 DC HSM Art Canon EF mount | 390 | G | canon-ef zoom f1.8 aps-c | mount=Canon EF
Sigma | 85mm f/1.4 DG DN Art | 790 | E | sony-e 85mm f1.4 prime full-frame | mount=Sony E
Sigma | 56mm f/1.4 DC DN Contemporary E-mount | 320 | E | sony-e f1.4 prime aps-c | mount=Sony E
Sigma | 16mm f/1.4 DC DN for Micro Four Thirds | 310 | G | mft wide f1.4 prime aps-c | mount=Micro Four Thirds
Sigma | 30mm f/1.4 DC DN Fuji X mount | 290 | E | fujifilm-x f1.4 prime aps-c | mount=Fujifilm X
Sigma | 150-600mm f/5-6.3 DG OS HSM Contemporary, Canon | 690 | G | canon-ef zoom tele full-frame | mount=Canon EF
Sigma | 24-70mm f/2.8 DG DN Art L-mount | 890 | E | l-mount 24-70 zoom f2.8 full-frame | mount=L-Mount
Sigma | 105mm f/2.8 EX DG OS HSM Macro | 290 | G | nikon-f macro f2.8 prime full-frame | mount=Nikon F
Tamron | 28-75mm f/2.8 Di III RXD Sony E | 590 | G | sony-e zoom f2.8 full-frame | mount=Sony E
Tamron | SP 90mm f/2.8 Di VC USD Macro 1:1 for Nikon | 390 | G | nikon-f macro f2.8 prime full-frame | mount=Nikon F
Tamron | SP 70-200mm f/2.8 Di VC USD G2 | 790 | E | canon-ef 70-200 zoom tele f2.8 full-frame | mount=Canon EF
Tamron | SP 24-70mm f/2.8 Di VC USD G2 Nikon | 690 | G | nikon-f 24-70 zoom f2.8 full-frame | mount=Nikon F
Tamron | AF 17-50mm f/2.8 XR Di II | 160 | F | nikon-f zoom f2.8 aps-c | mount=Nikon F
Tamron | 17-28mm f/2.8 Di III RXD | 590 | E | sony-e wide zoom f2.8 full-frame | mount=Sony E
Tamron | Adaptall-2 SP 90mm f/2.5 macro | 160 | G | macro prime full-frame manual | mount=Tamron Adaptall
Tokina | AT-X Pro 11-16mm f/2.8 DX Nikon | 240 | G | nikon-f wide zoom f2.8 aps-c | mount=Nikon F
Tokina | AT-X 100mm f/2.8 Pro D Macro, Canon | 240 | G | canon-ef 100mm macro f2.8 prime full-frame | mount=Canon EF
Samyang | 14mm f/2.8 ED AS IF UMC | 210 | G | canon-ef wide f2.8 prime full-frame manual | mount=Canon EF
Samyang | AF 35mm f/2.8 FE tiny | 190 | E | sony-e 35mm f2.8 prime full-frame | mount=Sony E
Samyang | 8mm fisheye for Nikon | 180 | G | nikon-f fisheye prime aps-c | mount=Nikon F
Fujifilm | XF 35mm f/1.4 R | 340 | G | fujifilm-x 35mm f1.4 prime aps-c
Fujifilm | XF 35mm f/2 R WR | 280 | E | fujifilm-x 35mm f2 prime aps-c
Fujifilm | Fujinon XF 23mm f/2 R WR | 290 | E | fujifilm-x f2 prime aps-c
Fujifilm | XF 56mm f/1.2 R | 590 | G | fujifilm-x f1.2 prime aps-c
Fujifilm | XF 18-55mm f/2.8-4 R LM OIS | 340 | G | fujifilm-x zoom aps-c 18-55
Fujifilm | XF 55-200mm f/3.5-4.8 | 390 | G | fujifilm-x zoom tele aps-c | mount=Fujifilm X
Fujifilm | XF 27mm pancake | 250 | G | fujifilm-x prime aps-c | mount=Fujifilm X
Fujifilm | GF 63mm f/2.8 R WR | 890 | E | fujifilm-g f2.8 prime medium-format | mount=Fujifilm G
Viltrox | 33mm f/1.4 for Fujifilm X | 190 | G | fujifilm-x f1.4 prime aps-c | mount=Fujifilm X
Olympus | M.Zuiko Digital ED 12-40mm f/2.8 Pro | 490 | G | mft zoom f2.8
Olympus | M.Zuiko Digital 45mm f/1.8 | 160 | E | mft f1.8 prime
Olympus | M.Zuiko 60mm macro | 290 | G | mft macro prime f2.8 | model=olympus-m-zuiko-digital-ed-60mm-f-2-8-macro
Olympus | M.Zuiko Digital 14-42mm EZ kit | 80 | F | mft zoom | mount=Micro Four Thirds
Olympus | M.Zuiko Digital ED 75-300mm II | 290 | G | mft zoom tele | mount=Micro Four Thirds
Olympus | OM Zuiko 50mm f/1.4 | 120 | G | olympus-om 50mm f1.4 prime full-frame manual | mount=Olympus OM
Olympus | OM Zuiko 28mm 1:3.5 | 60 | F | olympus-om 28mm prime full-frame manual | mount=Olympus OM
Panasonic | Lumix G 20mm f/1.7 II pancake | 170 | G | mft prime
Panasonic | Lumix G 25mm f/1.7 | 130 | G | mft prime | mount=Micro Four Thirds
Panasonic | Leica DG Nocticron 42.5mm f/1.2 | 790 | E | mft f1.2 prime
Panasonic | Lumix G X Vario 12-35mm f/2.8 | 390 | G | mft zoom f2.8
Panasonic | Lumix S 50mm f/1.8 | 290 | E | l-mount 50mm f1.8 prime full-frame | mount=L-Mount
Leica | Summicron-M 50mm f/2 | 1290 | G | leica-m 50mm f2 prime full-frame manual
Leica | Summilux-M 35mm f/1.4 Asph. | 2890 | E | leica-m 35mm f1.4 prime full-frame manual | mount=Leica M
Leica | Elmar 5cm f/3.5 collapsible | 290 | F | m39 50mm prime full-frame manual | mount=M39 (Leica thread)
Leica | Elmarit-M 90mm f/2.8 | 690 | G | leica-m f2.8 prime full-frame manual
Voigtländer | Nokton 35mm f/1.4 classic | 490 | G | leica-m 35mm f1.4 prime full-frame manual | mount=Leica M
Voigtländer | Ultron 40mm f/2 SL-II for Nikon | 390 | E | nikon-f f2 prime full-frame manual | mount=Nikon F
Voigtländer | Heliar 15mm f/4.5 III Sony E-mount | 490 | E | sony-e wide prime full-frame manual | mount=Sony E
Zeiss | Batis 85mm f/1.8 | 590 | E | sony-e 85mm f1.8 prime full-frame
Zeiss | Planar T* 1.4/50 ZF.2 | 390 | G | nikon-f 50mm f1.4 prime full-frame manual | mount=Nikon F
Zeiss | Distagon 2,8/25 ZE | 490 | G | canon-ef f2.8 prime full-frame manual | mount=Canon EF
Zeiss | Biogon 35/2 ZM | 590 | G | leica-m 35mm f2 prime full-frame manual | mount=Leica M
Carl Zeiss Jena | Flektogon 35mm f/2.4 MC | 190 | G | m42 35mm prime full-frame manual | mount=M42
KMZ | Helios 44-2 58mm f/2 swirly bokeh | 50 | F | m42 f2 prime full-frame manual | mount=M42
KMZ | Jupiter-9 85mm f/2 | 140 | G | m42 85mm f2 prime full-frame manual | mount=M42
Meyer-Optik | Trioplan 100mm f/2.8 | 390 | G | m42 100mm f2.8 prime full-frame manual | mount=M42
Pentax | smc Pentax-FA 43mm f/1.9 Limited | 390 | E | pentax-k prime full-frame
Pentax | smc Pentax-DA 35mm f/2.4 AL | 90 | G | pentax-k 35mm prime aps-c
Pentax | SMC Pentax-M 50mm f/1.7 | 50 | G | pentax-k 50mm prime full-frame manual
Pentax | Super-Takumar 50mm f/1.4 | 110 | G | m42 50mm f1.4 prime full-frame manual | mount=M42
Pentax | DA 18-135mm WR | 240 | G | pentax-k zoom aps-c | mount=Pentax K
Minolta | MD Rokkor 50mm f/1.4 | 90 | G | minolta-sr 50mm f1.4 prime full-frame manual
Minolta | MC Rokkor 58mm f/1.2 | 390 | G | minolta-sr f1.2 prime full-frame manual | mount=Minolta SR
Minolta | AF 50mm f/1.7 | 60 | G | sony-a 50mm prime full-frame | mount=Sony A
Contax | Zeiss Planar 50mm f/1.7 T* | 190 | G | contax-yashica 50mm prime full-frame manual | mount=Contax/Yashica
Hasselblad | Planar CF 80mm f/2.8 T* | 590 | G | hasselblad-v f2.8 prime medium-format | mount=Hasselblad V
Mamiya | Sekor C 150mm f/3.5 | 140 | F | mamiya-645 prime medium-format | mount=Mamiya 645
Rodenstock | Sironar-N 150mm f/5.6 large format | 240 | G | large-format prime
Yongnuo | YN 50mm f/1.8 for Canon | 40 | G | canon-ef 50mm f1.8 prime full-frame | mount=Canon EF
TTArtisan | 50mm f/1.2 manual lens, Nikon Z | 70 | E | nikon-z 50mm f1.2 prime aps-c manual | mount=Nikon Z
7artisans | 35mm f/1.2 Sony E | 80 | G | sony-e 35mm f1.2 prime aps-c manual | mount=Sony E
Laowa | 15mm f/2 Zero-D FE | 490 | E | sony-e wide f2 prime full-frame manual | mount=Sony E
Lensbaby | Velvet 56 for Canon | 190 | G | canon-ef prime full-frame manual | mount=Canon EF
`;
