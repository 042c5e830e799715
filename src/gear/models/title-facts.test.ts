import { expect, test } from 'vitest';
import { factsInTitle } from './title-facts-service.server.ts';

test.each([
  ['Nikon F', 'Nikon Nikkor-S Auto 50mm f/1.4 pre-AI, not converted', { ai: 'pre', focus: 'manual' }],
  ['Nikon F', 'Nikon Nikkor 50mm f/1.4, not AI', { ai: 'pre' }],
  ['Nikon F', 'Nikon Nikkor-Q Auto 135mm, never converted', { ai: 'pre' }],
  ['Nikon F', 'Nikon Nikkor-H 28mm f/3.5, AI converted', { ai: 'ai', covers: 1 }],
  ['Nikon F', 'Nikon Nikkor 85mm f/2 AI-S', { ai: 'ai', focus: 'manual', aperture: 'ring', maker: 'Nikon' }],
  [
    'Nikon F',
    'Nikon AF-S DX Nikkor 18-55mm f/3.5-5.6G VR',
    { focus: 'motor', aperture: 'lever', covers: 1.5 },
  ],
  ['Nikon F', 'Nikon AF-P Nikkor 70-300mm f/4.5-5.6E', { focus: 'pulse', aperture: 'electronic' }],
  ['Nikon F', 'Nikon AF Nikkor 50mm f/1.8 D', { focus: 'screw', aperture: 'ring', covers: 1 }],
  ['Nikon F', 'Sigma 105mm f/2.8 EX DG Macro (no HSM)', { focus: 'screw', covers: 1 }],
  ['Nikon F', 'Tamron 17-50mm f/2.8 Di II', { covers: 1.5, focus: undefined }],
  ['Sony E', 'Tamron 17-28mm f/2.8 Di III', { covers: 1 }],
  ['Sony E', 'Sony E PZ 16-50mm OSS', { covers: 1.5, stabilizer: true }],
  ['Canon EF', 'Canon TS-E 24mm f/3.5L', { focus: 'manual', covers: 1 }],
  ['Canon EF', 'Canon EF 70-300mm f/4-5.6L IS USM', { focus: 'motor', stabilizer: true }],
  ['Pentax K', 'Pentax SMC Pentax-DA 17-70mm SDM', { focus: 'motor', aperture: 'lever', covers: 1.5 }],
  ['Pentax K', 'Pentax SMC Pentax-M 50mm F/1.7', { focus: 'manual', aperture: 'ring', covers: 1 }],
  ['Pentax K', 'Pentax SMC Pentax-F 50mm f/1.7', { focus: 'screw', covers: 1 }],
  ['Pentax K', 'Sigma 17-50mm f/2.8 EX DC', { focus: undefined, covers: 1.5 }],
  ['Pentax 645', 'Pentax SMC Pentax-FA 645 75mm f/2.8', { focus: 'screw' }],
  ['Contax G', 'Carl Zeiss Hologon 16mm', { focus: 'manual' }],
])('on %s, the title %j states %o', (mount, title, facts) => {
  const found = factsInTitle(title, mount);
  expect({ focus: undefined, ...found }).toMatchObject(facts);
});
