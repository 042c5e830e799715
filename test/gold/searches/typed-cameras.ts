export const cameraQueries = `
a7iii; sony a7 iii; A7 3; a7m3; ILCE-7M3; sony alpha 7 mark 3 | ~a7_iii, ~a7iii, ~alpha_7_iii
a7r iv | ~a7r_iv
a7riii body | ~a7r_iii
a7s mk3 | ~a7s_iii
sony a7c | ~a7c
soni a6000 | ~a6000
alpha6400 | ~a6400
nex 5n | ~nex
rx100 | ~rx100
rx100vii | ~rx100_vii
rx100 mark 3 | ~rx100_mark_iii
zve10 | ~zv-e10
5d mk2 | ~5d_mark_ii_
5diii; canon 5d mark 3 | cameras ~5d_mark_iii, 5d3 | grip
canon 5d | cameras ~5d_ | grip
cannon eos 6d | ~6d_body | ~6d
6d mark ii | ~6d_mark
canon 80d | ~80d
rebel t3i | ~t3i
eos 700d | ~700d
1dx ii | ~1d_x
eos r6 | ~eos_r6
canon r5 | ~eos_r5
canon rp | ~eos_rp
eos m50 | ~m50
g7x mark ii | ~g7_x
power shot s95 | ~s95
ae1 | ~ae-1
canon ae-1 program | ~ae-1_program
canonet | ~canonet
d850 | cameras ~d850 | grip
nikkon d 750 | ~d750
nikon d-90 | ~d90
D7200 | ~d7200
nikon z6 ii; z6mk2 | ~z6_ii, ~z_6ii
nikon zfc | ~z_fc
nikon df | ~df_silver
fm2 | ~fm2
fm-2n | ~fm2n | ~fm2
nikon f3 | cameras ~f3 | finder
f100 nikon | ~f100
coolpix p1000 | ~p1000
xt3 | cameras ~x-t3_ | grip
fuji xt-30 | ~x-t30
x pro 2 | ~x-pro2
x100 | cameras ~x100 | case
fuji x100v | cameras ~x100v | case
gfx50r | ~gfx
instax | ~instax
omd em5 mark iii | ~e-m5
olympus om-d e-m1 mkii | cameras ~e-m1_ | battery
oly pen f | ~pen-f
mju ii; mju 2 | mju
olympus xa | ~xa_with
om-1 | ~om-1
om2n | ~om-2n
lumix gh5 | ~gh5
panasonic gx 80 | ~gx80
lx100 | ~lx100
leica m6 | cameras ~m6 | case
leica m10r | ~m10-r
leica q 2 | ~q2
pentax k1 mk ii | ~k-1_
k1000 | ~k1000
spotmatic | ~spotmatic
pentax 67 | ~67_with
hasselblad 500cm | ~500c
hassy 503 cw | ~503cw
rb67 | ~rb67
mamiya 645 | cameras ~645 | lens ~sekor
minolta x700 | ~x-700
contax t2 | ~t2_
rolleiflex | ~rolleiflex
yashica electro | ~electro_
polaroid sx70 | ~sx-70
ricoh gr | ~gr_iii | ~gr1v
voigtlander bessa | ~bessa
nikon camera; used nikon camera | cameras nikon
leica camera | cameras leica
canon body; camera with lens canon | cameras canon
full frame body; full frame camera | cameras full-frame !film | cameras full-frame
sony full frame | cameras sony full-frame | lens sony full-frame, lens sony-e full-frame
canon full-frame dslr | cameras canon full-frame dslr | cameras canon full-frame
fullframe nikon body | cameras nikon full-frame !film | cameras nikon full-frame
aps-c camera | cameras aps-c
crop body | cameras aps-c | cameras mft, cameras aps-h
canon crop sensor camera | cameras canon aps-c
nikon dx camera | cameras nikon aps-c
fuji mirrorless | cameras fujifilm mirrorless
canon mirrorless camera | cameras canon mirrorless
film slr | cameras film slr
medium format camera | cameras medium-format
rangefinder | cameras rangefinder
tlr | ~tlr
point and shoot | ~point | cameras compact, cameras ~compact
compact camera | cameras ~compact_ | cameras compact
micro four thirds camera; mft body | cameras mft
canon camera with 50mm lens | cameras canon ~50mm
`;
