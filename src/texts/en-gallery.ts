/** Looking at the photographs of an item. */
export const gallery = {
  gallery: {
    label: 'Photographs of the item',
    show: (number: number, of: number) => `Photograph ${number} of ${of}`,
    previous: 'Previous photograph',
    next: 'Next photograph',
    zoom: 'Full size',
    actual: 'Show every pixel',
  },
};
