/** The caller's address, written by our own listener; what a caller sends under this name is dropped there. */
export const edgeAddressHeader = 'x-edge-client-ip';
