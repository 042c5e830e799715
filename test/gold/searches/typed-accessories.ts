export const accessoryQueries = `
nikon flash | flash for-nikon
canon speedlite | flash for-canon
nikon batteries | battery for-nikon | grip ~battery_grip
battery for sony | battery for-sony
en-el15 | ~en-el15
lp-e6 battery | ~lp-e6n, ~lp-e6_
tripod | tripod
carbon tripod | tripod ~carbon
travel tripods | tripod ~travel
ball head | ~ballhead, ~ball_head
camera bag | bag
camera strap | strap
lens cap | lens-cap
nikon lens cap | lens-cap for-nikon
lens hood nikon | lens-hood for-nikon
nd filter | filter ~nd
uv filter 52mm | ~uv_filter
sd card | ~sd_card, ~extreme_pro | card
ftz adapter | ~ftz
m42 adapter | adapter ~m42
ef to e-mount adapter | metabones
leica m to fuji x adapter | ~leica_m_to
godox flash | godox flash
battery grip 5d mark iii | ~bg-e11
light meter | ~light_meter | meter
extension tubes | ~extension_tubes
microphone | ~microphone | microphone
camera backpack | bag ~backpack
remote release canon | ~remote_release
camera under 100 | cameras <101
nikon under $100 | nikon <101, for-nikon <101, nikon-f <101, nikon-z <101
canon dslr under 500 | cameras canon dslr <501 | cameras canon <501
lenses below 60 | lens <61
leica over $3000 | leica >2999
sony a7 under 1200 | cameras sony full-frame mirrorless <1201 !~a7c | ~a7c
tripod max 100 | tripod <101
full frame camera under 450 | cameras full-frame !film <451 | cameras full-frame <451
85mm lens under $300 | lens 85mm <301
macro lens between $200 and $300 | lens macro >199 <301
film slr < 200 | cameras film slr <201
fuji lens $200-300 | lens fujifilm-x >199 <301
50mm lens up to $60 | lens 50mm <61
`;
