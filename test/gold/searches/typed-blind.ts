/**
 * Queries written without knowledge of the search rules, so that they test more than the words the rules were written
 * with. The parts between `|` are the same as in the other lists.
 */
export const blindQueries = `
full frame body under 1000 | cameras full-frame <1001 !film !~with_RF !~kit | cameras full-frame <1001
5diii | cameras ~5D_Mark_III, 5d3 | ~BG-E11
a7 mark 3 | sony ~A7_III, sony ~Alpha_7_III, a7iii
nikkon d850 | cameras ~D850 | ~MB-D18_battery
nikon z6 mk2 | ~Z6_II, ~Z_6II
fuji xt3 | cameras ~X-T3 !~X-T30 | ~MHG-XT3
rx 100 | sony ~RX100
mju 2 | mju
olympus om1 | ~OM-1_film
pentax 67 | cameras pentax ~67
medium format camera under 600 | cameras medium-format <601 | medium-format <601
beginner camera under 400 | cameras <401
Spiegelreflex bis 400 | cameras dslr <401, cameras slr <401
appareil photo argentique | cameras film
35mm film camera | cameras film full-frame
Messsucherkamera | cameras ~rangefinder, cameras leica-m | cameras rangefinder
hassleblad 500 cm | ~500C/M
eos 600d | ~T3i
twin lens reflex | tlr
boîtier plein format canon | cameras canon full-frame !film !~with_RF !~with_50mm | cameras canon full-frame
hybride sony moins de 700 | cameras sony mirrorless <701
weitwinkel sony e mount | lens wide sony-e | lens sony-e ~16-50
canon nifty fifty | canon canon-ef 50mm f1.8 lens | lens canon-ef 50mm, lens canon-rf 50mm f1.8
canon 50mm 1,8 max 100€ | lens canon-ef 50mm f1.8 <100 | lens canon-rf 50mm f1.8, lens canon-ef 50mm f1.8, cameras ~ae-1_program
70-200 2.8 | lens 70-200 f2.8
macro lens nikon | lens nikon-f macro | ~Adaptall
objectif macro canon moins de 300 | lens macro canon-ef <300, lens macro canon-ef-s <300
lens for canon r6 | lens canon-rf | lens canon-ef, cameras ~EOS_R6, ~EF-EOS_R
zeiss 25mm f2.8 | ~Distagon
sumicron 50 mm | ~Summicron
voigtlander 35mm 1.4 | ~Nokton
mft pancake | lens mft ~pancake | lens ~14-42mm_EZ
fuji x mount lens f1.4 | lens fujifilm-x f1.4
portrait lens sony | lens sony-e 85mm | lens sony-e, lens sony-a
nikon z lens | lens nikon-z | ~Nikon_Z_lens_adapter
f1.2 | lens f1.2
Leica Objektiv unter 500 | lens leica <500 | lens leica-m <500
nikkor 105 2.5 | ~105mm_f/2.5
m42 lenses | lens m42
pentax k mount 50mm | lens pentax-k 50mm | cameras pentax-k ~50mm
nikon akkus | battery for-nikon | grip for-nikon, charger for-nikon
chargeur canon lp-e6 | charger ~LP-E6 | charger for-canon
stativ carbon | tripod ~carbon
blitz für canon | flash for-canon | flash metz, flash vivitar, flash ~AD200
sac à dos photo | bag ~backpack | bag
77mm polarizing filter | filter ~Polfilter
nd filter 67mm | filter ~ND1000
lightmeter | meter
sd karte 128gb | card ~SDXC | card ~SD_card
canon ef to sony e adapter | adapter metabones
`;
