/** Flat tones of one material: lit top, front, turned towards the light, away from it, and detail lines. */
export type Tone = { top: string; front: string; lit: string; shade: string; line: string; grain?: string };

export const chrome: Tone = {
  top: '#FCFBF8',
  front: '#EBE8E1',
  lit: '#FFFFFF',
  shade: '#B9B5AB',
  line: '#17150F',
};

export const silver: Tone = {
  top: '#EFEDE7',
  front: '#CFCBC2',
  lit: '#F4F2EC',
  shade: '#A09B90',
  line: '#17150F',
};

export const enamel: Tone = {
  top: '#7D786F',
  front: '#4B4841',
  lit: '#918C82',
  shade: '#33302B',
  line: '#B0AA9E',
};

export const leather: Tone = {
  top: '#5A564E',
  front: '#3F3C36',
  lit: '#55514A',
  shade: '#2D2A26',
  line: '#8D877B',
  grain: 'grain',
};

export const rubber: Tone = {
  top: '#5A564F',
  front: '#38352F',
  lit: '#66615A',
  shade: '#26241F',
  line: '#7F796E',
  grain: 'grain',
};

export const white: Tone = {
  top: '#FBFAF6',
  front: '#F3F1EB',
  lit: '#FFFFFF',
  shade: '#CBC7BD',
  line: '#17150F',
};

export const grey: Tone = {
  top: '#A6A299',
  front: '#85817A',
  lit: '#B4B0A7',
  shade: '#64605A',
  line: '#2B2823',
};

export const canvas: Tone = {
  top: '#CBC6BA',
  front: '#B5AFA2',
  lit: '#D3CEC3',
  shade: '#938D80',
  line: '#4A453A',
};

export const tan: Tone = {
  top: '#8F8577',
  front: '#766C5E',
  lit: '#A3998A',
  shade: '#5C5347',
  line: '#3A2F20',
};

export const glass = { deep: '#1E1C18', mid: '#3A3833', pale: '#6C6961', shine: '#F4F2EC' };
