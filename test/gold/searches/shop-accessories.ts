export const accessories = `
Nikon | EN-EL15 battery | 30 | G | battery for-nikon
Nikon | EN-EL15c battery, new | 45 | E | battery for-nikon
Nikon | MH-25 charger for EN-EL15 | 25 | G | charger for-nikon
Nikon | SB-700 Speedlight | 170 | G | flash for-nikon
Nikon | SB-910 flash with case | 190 | F | flash for-nikon
Nikon | MB-D18 battery grip for D850 | 220 | E | grip for-nikon
Nikon | Lens cap 52mm | 5 | G | lens-cap for-nikon
Nikon | FTZ adapter | 130 | E | adapter for-nikon
Nikon | HB-47 lens hood | 12 | G | lens-hood for-nikon
Nikon | F3 DE-2 prism finder | 60 | F | finder for-nikon
Nikon | AN-DC3 camera strap | 10 | G | strap for-nikon
Canon | LP-E6N battery | 35 | G | battery for-canon
Canon | LP-E6NH original Akku | 50 | E | battery for-canon
Canon | LC-E6 charger | 20 | G | charger for-canon
Canon | Speedlite 430EX III-RT | 150 | G | flash for-canon
Canon | Speedlite 600EX II-RT | 290 | E | flash for-canon
Canon | BG-E11 battery grip for 5D Mark III | 70 | G | grip for-canon
Canon | EF-EOS R mount adapter | 90 | E | adapter for-canon
Canon | Extender EF 1.4x III | 190 | G | converter for-canon
Canon | Lens cap E-67 II | 8 | G | lens-cap for-canon
Canon | EW-73B hood for 18-135 | 15 | G | lens-hood for-canon
Canon | RS-80N3 remote release | 25 | G | remote for-canon
Sony | NP-FZ100 battery | 50 | G | battery for-sony
Sony | NP-FW50 twin pack batteries | 30 | F | battery for-sony
Sony | HVL-F43M flash | 160 | G | flash for-sony
Sony | ECM-B1M shotgun microphone | 190 | E | microphone for-sony
Sony | LA-EA4 A-mount adapter | 120 | G | adapter for-sony
Sony | 64 GB SD card Tough | 50 | G | card for-sony
Fujifilm | NP-W126S battery | 35 | G | battery for-fujifilm
Fujifilm | EF-X500 flash | 220 | E | flash for-fujifilm
Fujifilm | MHG-XT3 metal hand grip | 60 | G | grip for-fujifilm
Fujifilm | Leather half case for X100V | 45 | G | case for-fujifilm
Olympus | BLH-1 battery for E-M1 Mark II | 35 | G | battery for-olympus
Olympus | FL-36R electronic flash | 60 | F | flash for-olympus
Panasonic | DMW-BLF19 battery | 25 | G | battery for-panasonic
Metabones | EF to E-mount T Speed Booster Ultra | 290 | G | adapter
Metabones | Canon EF to Sony E smart adapter V | 190 | G | adapter
Fotodiox | Leica M to Fuji X adapter | 25 | G | adapter
Fotodiox | M42 to Canon EF adapter ring | 10 | G | adapter
K&F Concept | Nikon F to Nikon Z lens adapter | 20 | G | adapter for-nikon
K&F Concept | Variable ND filter 77mm | 35 | G | filter
B+W | UV filter 52mm | 15 | G | filter
B+W | Polfilter 77mm Käsemann | 45 | E | filter
Hoya | ND1000 filter 67mm | 30 | G | filter
Hoya | Polarizer 58mm | 18 | F | filter
Lee Filters | 100mm holder with 77 ring | 70 | G | filter
Kenko | Extension tubes for Canon EF | 60 | G | tubes for-canon
Kenko | Teleplus HD 2x converter Nikon | 90 | G | converter for-nikon
Manfrotto | 055XPRO3 aluminium tripod | 120 | G | tripod
Manfrotto | 190 carbon tripod with ball head | 190 | G | tripod
Manfrotto | Befree travel tripod | 90 | E | tripod
Gitzo | GT2542 Mountaineer carbon tripod | 390 | G | tripod
Gitzo | GM2541 monopod | 140 | G | monopod
Sirui | K-20X ballhead | 70 | G | head
Benro | Gimbal head GH2 | 110 | G | head
DJI | Ronin-SC gimbal | 190 | G | gimbal
Peak Design | Travel tripod aluminium | 250 | E | tripod
Peak Design | Slide camera strap | 40 | G | strap
Peak Design | Everyday Backpack 20L | 160 | G | bag
Peak Design | Capture clip v3 | 45 | G | clip
Lowepro | ProTactic BP 350 AW backpack | 110 | G | bag
Lowepro | Toploader 75 AW | 40 | F | bag
Billingham | Hadley Pro shoulder bag khaki | 190 | E | bag
Domke | F-2 canvas bag | 120 | G | bag
Think Tank | Airport roller bag | 220 | G | bag
Godox | AD200 Pro flash head kit | 220 | E | flash
Godox | TT685 speedlite for Sony | 80 | G | flash for-sony
Godox | V860III for Canon | 150 | E | flash for-canon
Godox | X2T trigger Nikon | 50 | G | trigger for-nikon
Metz | 45 CT-1 hammerhead flash | 50 | F | flash
Vivitar | 285HV thyristor flash | 40 | F | flash
Elinchrom | Softbox 60 x 80 | 60 | G | softbox
SanDisk | Extreme Pro 128 GB SDXC | 25 | G | card
SanDisk | CompactFlash 32 GB | 15 | G | card
Lexar | XQD 64 GB card | 60 | G | card
Sekonic | L-308S light meter | 110 | G | meter
Gossen | Lunasix F Belichtungsmesser | 60 | G | meter
Rode | VideoMic Pro | 110 | G | microphone
Wasabi Power | Battery and charger for LP-E6 | 20 | G | battery charger for-canon
Leica | Leather ever-ready case for M6 | 110 | F | case for-leica
Leica | 50mm bright line viewfinder SBOOI | 190 | G | finder for-leica
Hasselblad | A12 film back | 290 | G | back for-hasselblad
Hasselblad | PME5 prism finder | 190 | G | finder for-hasselblad
Pentax | AF-360FGZ flash | 90 | G | flash for-pentax
Voigtländer | VC Meter II | 140 | E | meter
Paterson | Developing tank, two reels | 25 | G | darkroom
Durst | M605 enlarger with 50mm lens | 120 | F | darkroom
Kodak | Carousel slide projector | 60 | F | projector
X-Rite | i1Display Pro | 90 | G | calibration
Optech | Wrist strap for cameras | 12 | G | strap
`;
