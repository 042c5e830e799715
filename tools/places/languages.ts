/** The languages of the names in reference/places. */
export const languages =
  'ar bg ca cs da de el en es et eu fa fi fr gl he hr hu id it ja ko lt lv nb nl nn pl pt ro ru sk sl sr sv th tr uk vi zh'.split(
    ' ',
  );
