/** The column headings of both tables of users. */
const people = ['SL', 'Name', 'Email', 'Role', 'Authorization', 'Remove', 'Make Admin'];

/** Every string that the description of the original product quotes, by screen. */
export const originalStrings = {
  'the top navigation': ['Home', 'Cameras', 'Lens', 'Accessories', 'Blogs', 'Dashboard'],
  'the top navigation of a visitor': ['Home', 'Cameras', 'Lens', 'Accessories', 'Blogs', 'Login'],
  'the footer': ['Services', 'Company', 'Legal'],
  '/': ['Read More', 'Explore categories', 'Advertise', 'Change Image', 'Get Started', 'Subscribe'],
  '/cameras': ['Cameras Section', 'Details', 'mon'],
  '/lens': ['Lens Section', 'Details', 'mon'],
  '/accessories': ['Accessories Section', 'Details', 'year'],
  '/cameras/{id}': ['Book Now'],
  'Book Now of a seller': ['Admin & Seller Cant Order'],
  'after a booking': ['Booking Succes!'],
  '/blogs': ['Details'],
  '/blogs/{id}': ['Back Blogs'],
  'the error page': ['Back to Home Page'],
  '/signup': ['Buyer', 'Seller'],
  'after a sign-up': ['Signup Success'],
  'after a login': ['Login Success'],
  '/dashboard of a buyer': ['My Orders', 'Products', 'Customer', 'Meet Location', 'c. Phone', 'X'],
  'after an order is deleted': ['Deleted Successfully'],
  '/dashboard of a seller': ['WelCome to Seller Dashboard'],
  '/dashboard of an admin': ['WelCome to Admin Dashboard'],
  '/dashboard/addproducts': ['Add Products', 'Cameras', 'Lens', 'Accessories'],
  'the form of a camera': ['Select', 'Excellent', 'Good', 'Fair'],
  'after a camera is added': ['added Successfylly'],
  '/dashboard/myproducts': [
    'Added Cameras',
    'Added Lens',
    'Added Accessories',
    'Status',
    'Avilable',
    'Sold',
    'Advertise',
    'Delete',
  ],
  '/dashboard/sellerorders': ['Seller Orders', 'Delete'],
  '/dashboard/admin': ['All Users', ...people],
  'after someone is made an admin': ['Make Admin Successful'],
  '/dashboard/admin/allseller': ['All Seller', ...people, 'Verify', 'Verified'],
  'after a seller is verified': ['Verifyed Successful'],
  '/dashboard/admin/allorders': ['Total Orders', 'SL', 'Products', 'Customer Details', 'Remove'],
  '/dashboard/admin/allproducts': ['All Products', 'Cameras', 'Lens', 'Delete'],
  '/dashboard/admin/reports': ['Reported Items', 'All Reports', 'View'],
} as const satisfies Record<string, readonly string[]>;

export type OriginalScreen = keyof typeof originalStrings;
