export const cameras = `
Sony | A7 III body | 1150 | E | full-frame mirrorless sony-e | model=sony-alpha-7-iii
Sony | Alpha 7 III mit 28-70 Kit-Objektiv, OVP | 1290 | G | full-frame mirrorless sony-e | model=sony-alpha-7-iii
Sony | a7iii boxed, 12k shots | 1090 | G | full-frame mirrorless sony-e a7iii
Sony | A7R IV | 1890 | E | full-frame mirrorless sony-e
Sony | A7R III body only, low shutter count | 1390 | G | full-frame mirrorless sony-e
Sony | A7S III video body | 2390 | E | full-frame mirrorless sony-e
Sony | A7 II | 590 | F | full-frame mirrorless sony-e
Sony | A7C silver compact full frame | 1290 | E | full-frame mirrorless sony-e
Sony | a6000 with 16-50 kit zoom | 330 | G | aps-c mirrorless sony-e
Sony | A6400 body black | 620 | E | aps-c mirrorless sony-e
Sony | NEX-5N | 120 | F | aps-c mirrorless sony-e
Sony | RX100 V | 480 | G | compact one-inch
Sony | RX100 VII, spare battery | 890 | E | compact one-inch
Sony | Cyber-shot RX100 Mark III | 330 | F | compact one-inch
Sony | Alpha 77 SLT body | 260 | F | aps-c dslr sony-a
Sony | ZV-E10 vlogging camera | 540 | E | aps-c mirrorless sony-e | mount=Sony E
Canon | EOS 5D Mark II body | 390 | F | full-frame dslr canon-ef
Canon | EOS 5D Mark III, 80k clicks | 690 | G | full-frame dslr canon-ef
Canon | EOS 5D Mark IV | 1290 | E | full-frame dslr canon-ef | model=canon-eos-5d-mark-iv
Canon | 5D mk3 body with grip | 720 | F | full-frame dslr canon-ef 5d3
Canon | EOS 6D body | 420 | G | full-frame dslr canon-ef
Canon | EOS 6D Mark II | 690 | G | full-frame dslr canon-ef
Canon | EOS 80D with 18-135 IS USM | 590 | G | aps-c dslr canon-ef
Canon | EOS 90D body | 790 | E | aps-c dslr canon-ef
Canon | EOS 7D Mark II body | 490 | G | aps-c dslr canon-ef
Canon | EOS 700D Gehäuse | 210 | G | aps-c dslr canon-ef
Canon | Rebel T3i, 18-55 kit | 190 | F | aps-c dslr canon-ef
Canon | EOS-1D X Mark II | 1790 | G | full-frame dslr canon-ef
Canon | EOS R6 body | 1490 | E | full-frame mirrorless canon-rf
Canon | EOS R6 with 50mm lens | 1640 | E | full-frame mirrorless canon-rf | model=canon-eos-r6
Canon | EOS R5 | 2490 | E | full-frame mirrorless canon-rf
Canon | EOS RP with RF 24-105 STM | 890 | G | full-frame mirrorless canon-rf
Canon | EOS M50 white | 390 | G | aps-c mirrorless canon-ef-m
Canon | PowerShot G7 X Mark II | 420 | G | compact one-inch
Canon | PowerShot S95 | 110 | F | compact
Canon | IXUS 70, the one from the nineties look | 60 | F | compact
Canon | AE-1 Program with FD 50mm f/1.8 | 190 | G | film full-frame slr canon-fd | mount=Canon FD
Canon | AE-1 body, new seals | 130 | F | film full-frame slr canon-fd | mount=Canon FD
Canon | A-1 film SLR, serviced | 170 | G | film full-frame slr canon-fd | mount=Canon FD
Canon | F-1 New, black | 390 | G | film full-frame slr canon-fd | mount=Canon FD
Canon | Canonet QL17 GIII rangefinder | 180 | G | film full-frame rangefinder
Canon | EOS 3 film body | 220 | G | film full-frame slr canon-ef | mount=Canon EF
Nikon | D850 body, 40k actuations | 1490 | E | full-frame dslr nikon-f
Nikon | D850 with MB-D18 | 1650 | G | full-frame dslr nikon-f | model=nikon-d850
Nikon | D750 | 650 | G | full-frame dslr nikon-f
Nikon | D780 body boxed | 1390 | E | full-frame dslr nikon-f | mount=Nikon F
Nikon | D700 legend | 340 | F | full-frame dslr nikon-f
Nikon | Df silver | 1190 | E | full-frame dslr nikon-f
Nikon | D500 body | 790 | G | aps-c dslr nikon-f
Nikon | D7200 crop body, 22k shots | 390 | G | aps-c dslr nikon-f
Nikon | D5600 mit AF-P 18-55 | 390 | E | aps-c dslr nikon-f
Nikon | D3500 + AF-P DX 18-55mm VR | 360 | E | aps-c dslr nikon-f
Nikon | D90 | 120 | F | aps-c dslr nikon-f
Nikon | Z6 II | 1290 | E | full-frame mirrorless nikon-z
Nikon | Z 6II with FTZ adapter | 1390 | G | full-frame mirrorless nikon-z | model=nikon-z-6ii
Nikon | Z7 body | 1090 | G | full-frame mirrorless nikon-z
Nikon | Z50 two lens kit | 690 | E | aps-c mirrorless nikon-z
Nikon | Z fc with 28mm SE | 790 | E | aps-c mirrorless nikon-z
Nikon | FM2n chrome | 310 | G | film full-frame slr nikon-f | mount=Nikon F
Nikon | FM2 black, body only | 290 | F | film full-frame slr nikon-f | mount=Nikon F
Nikon | FE2 with 50mm f/1.8 E | 240 | G | film full-frame slr nikon-f | mount=Nikon F
Nikon | F3 HP | 390 | G | film full-frame slr nikon-f | mount=Nikon F
Nikon | F100 body | 260 | G | film full-frame slr nikon-f | mount=Nikon F
Nikon | L35AF point and shoot | 210 | G | film full-frame compact
Nikon | Coolpix P1000 superzoom | 690 | G | compact bridge
Nikon | 1 V1 with 10mm | 140 | F | one-inch mirrorless nikon-1
Fujifilm | X-T3 body black | 690 | G | aps-c mirrorless fujifilm-x
Fujifilm | X-T3 silver, low count | 720 | E | aps-c mirrorless fujifilm-x | model=fujifilm-x-t3
Fujifilm | X-T30 with XC 15-45 | 690 | E | aps-c mirrorless fujifilm-x
Fujifilm | X-T4 | 1090 | E | aps-c mirrorless fujifilm-x
Fujifilm | X-Pro2 | 690 | G | aps-c mirrorless fujifilm-x
Fujifilm | X-E3 brown | 490 | G | aps-c mirrorless fujifilm-x
Fujifilm | X100V black | 1390 | E | aps-c compact
Fujifilm | X100F, extra hood | 990 | G | aps-c compact
Fujifilm | X100T silver | 690 | F | aps-c compact
Fujifilm | GFX 50R medium format body | 2290 | E | medium-format mirrorless fujifilm-g
Fujifilm | Instax Mini 90 | 90 | G | film instant
Olympus | OM-D E-M1 Mark II | 490 | G | mft mirrorless
Olympus | OM-D E-M5 Mark III silver | 590 | E | mft mirrorless
Olympus | E-M10 Mark IV kit 14-42 EZ | 490 | E | mft mirrorless
Olympus | PEN-F black | 790 | G | mft mirrorless
Olympus | OM-1 film SLR, 50mm 1.8 | 210 | G | film full-frame slr olympus-om | mount=Olympus OM
Olympus | OM-2n body | 150 | F | film full-frame slr olympus-om | mount=Olympus OM
Olympus | µ[mju:] II 35mm compact | 240 | G | film full-frame compact mju
Olympus | XA with A11 flash | 140 | G | film full-frame compact rangefinder
Olympus | Tough TG-5 red | 190 | G | compact
Panasonic | Lumix GH5 body | 590 | G | mft mirrorless
Panasonic | Lumix G9 | 490 | G | mft mirrorless
Panasonic | Lumix GX80 with 12-32 | 290 | G | mft mirrorless
Panasonic | Lumix S5 + 20-60 kit | 990 | E | full-frame mirrorless l-mount
Panasonic | Lumix LX100 | 290 | F | compact
Leica | M6 TTL 0.72 black | 2890 | G | film full-frame rangefinder leica-m | mount=Leica M
Leica | M3 double stroke | 1490 | F | film full-frame rangefinder leica-m | mount=Leica M
Leica | M10-R | 4990 | E | full-frame rangefinder leica-m | mount=Leica M
Leica | Q2 | 3290 | E | full-frame compact
Leica | IIIf red dial | 390 | F | film full-frame rangefinder m39 | mount=M39 (Leica thread)
Leica | R5 | 260 | G | film full-frame slr leica-r | mount=Leica R
Pentax | K-1 Mark II | 1190 | E | full-frame dslr pentax-k
Pentax | K-70 with 18-135 WR | 590 | G | aps-c dslr pentax-k
Pentax | K1000 with 50mm f/2 | 160 | G | film full-frame slr pentax-k | mount=Pentax K
Pentax | Spotmatic SP with Super-Takumar 55mm f/1.8 | 150 | F | film full-frame slr m42 | mount=M42
Pentax | 67 with wooden grip | 890 | G | film medium-format slr
Pentax | LX body | 420 | G | film full-frame slr pentax-k | mount=Pentax K
Hasselblad | 500C/M with 80mm Planar and A12 back | 1690 | G | film medium-format slr hasselblad-v | mount=Hasselblad V
Hasselblad | 503CW body | 1590 | E | film medium-format slr hasselblad-v | mount=Hasselblad V
Mamiya | RB67 Pro-S, 127mm | 590 | F | film medium-format slr
Mamiya | 645 1000S with 80mm 2.8 | 390 | G | film medium-format slr mamiya-645 | mount=Mamiya 645
Mamiya | 7 II body | 2290 | E | film medium-format rangefinder
Minolta | X-700 with MD 50mm 1.7 | 150 | G | film full-frame slr minolta-sr | mount=Minolta SR
Minolta | SRT-101 | 70 | F | film full-frame slr minolta-sr | mount=Minolta SR
Minolta | Hi-Matic 7s | 60 | F | film full-frame rangefinder
Contax | T2 titanium | 990 | G | film full-frame compact
Contax | G1 green label | 590 | G | film full-frame rangefinder contax-g | mount=Contax G
Contax | 139 Quartz with Yashica winder | 130 | F | film full-frame slr contax-yashica | mount=Contax/Yashica
Yashica | Mat-124G TLR | 260 | G | film medium-format tlr
Yashica | Electro 35 GSN rangefinder | 80 | F | film full-frame rangefinder
Rollei | Rolleiflex 2.8F TLR | 1290 | G | film medium-format tlr
Rollei | 35 S | 290 | G | film full-frame compact
Zenit | E with Helios 44-2 | 60 | F | film full-frame slr m42 | mount=M42
Kodak | Retina IIIc folding camera | 90 | F | film full-frame compact rangefinder
Polaroid | SX-70 Land Camera | 220 | G | film instant
Sigma | sd Quattro H | 590 | G | aps-h mirrorless sigma-sa
Sigma | fp body | 1090 | E | full-frame mirrorless l-mount | mount=L-Mount
Ricoh | GR III | 790 | E | aps-c compact
Ricoh | GR1v point & shoot | 690 | G | film full-frame compact
Voigtländer | Bessa R3A | 590 | G | film full-frame rangefinder leica-m | mount=Leica M
Bronica | SQ-A medium format | 490 | F | film medium-format slr
`;
