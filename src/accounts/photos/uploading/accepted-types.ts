/** Which pictures can be uploaded: what sharp's own build can read and every phone can make. */
export const acceptedTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
export const maxImageBytes = 15 * 1024 * 1024;
