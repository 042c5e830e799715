/** The newsletter's form. */
export const newsletter = {
  newsletter: {
    email: 'E-mail',
    placeholder: 'you@example.com',
    subscribe: 'Subscribe',
    sent: 'Look into your mailbox: unless you are subscribed already, a link waits there that confirms it.',
    failed: 'That did not arrive. What you typed is still here: try again.',
  },
};
