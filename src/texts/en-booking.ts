/** Booking an item, from its page. */
export const booking = {
  booking: {
    book: 'Book Now',
    notForRole: "Admins and sellers can't order",
    booked: 'Booked',
    bookedHint: 'Someone has booked this item. If they cancel, it will be available again.',
    yours: 'You have booked it: the seller knows how to reach you.',
    toOrders: 'To My Orders',
    sold: 'Sold',
    soldHint: 'This item has found a new owner.',
    hint: 'You pay nothing now: you meet the seller, look at the item, and pay in person.',
    title: 'Book this item',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    location: 'Meeting location',
    locationHint: 'A public place that suits you, for example a station or a café.',
    submit: 'Book',
    cancel: 'Cancel',
    success: 'Booking success!',
    failed: 'The booking did not arrive. Nothing was lost: try once more.',
  },
};
