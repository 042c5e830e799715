import camera from './camera.webp?url';
import lens from './lens.webp?url';

export const pictures = { camera, lens };

export const items = [
  {
    title: 'Fujifilm X-T3 body',
    src: camera,
    price: '$640',
    was: '$1,180',
    edge: 'Good · 26 mon · Lyon',
    verified: true,
    state: 'available',
  },
  {
    title: 'Canon EF 85mm f/1.8 USM',
    src: lens,
    price: '$265',
    was: '$420',
    edge: 'Excellent · 9 mon · Gdańsk',
    verified: false,
    state: 'available',
  },
  {
    title: 'Olympus OM-D E-M5 Mark II with 12–50mm and the battery grip that nobody ever uses',
    src: camera,
    price: '$310',
    was: '$899',
    edge: 'Fair · 61 mon · Stratford-upon-Avon',
    verified: true,
    state: 'booked',
  },
  {
    title: 'Sigma 35mm f/1.4 DG HSM Art',
    src: '/nothing-here.webp',
    price: '$420',
    was: '$899',
    edge: 'Excellent · 14 mon · Turin',
    verified: true,
    state: 'sold',
  },
] as const;
