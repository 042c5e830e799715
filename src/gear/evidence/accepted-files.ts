export const filesOf: Readonly<Record<string, { names: string; app: string }>> = {
  Nikon: { names: 'DSC_1234.NEF, DSC_1234.JPG', app: 'SnapBridge' },
  Canon: { names: 'IMG_1234.CR3, IMG_1234.JPG', app: 'Camera Connect' },
  Sony: { names: 'DSC01234.ARW, DSC01234.JPG', app: 'Creators’ App' },
  Pentax: { names: 'IMGP1234.PEF, IMGP1234.JPG', app: 'Image Sync' },
  Ricoh: { names: 'R0001234.DNG, R0001234.JPG', app: 'Image Sync' },
  Fujifilm: { names: 'DSCF1234.RAF, DSCF1234.JPG', app: 'XApp' },
  Olympus: { names: 'P1010001.ORF, P1010001.JPG', app: 'OI.Share' },
  Panasonic: { names: 'P1000001.RW2, P1000001.JPG', app: 'LUMIX Sync' },
  Leica: { names: 'L1000001.DNG, L1000001.JPG', app: 'Leica FOTOS' },
  Sigma: { names: 'SDIM0001.JPG', app: '' },
};
export const anyFile = { names: 'RAW, JPG', app: '' };

export const acceptedFiles = '.jpg,.jpeg,.nef,.nrw,.arw,.sr2,.pef,.dng,.raf,.cr2,.cr3,.orf,.rw2,image/jpeg';
