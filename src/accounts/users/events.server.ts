import { DomainEvent } from '#src/platform/feature.server.ts';

/** `by` is the user or admin who closed the account; if the operator closed it, it is the user's own id. */
export const userClosed = new DomainEvent<{ id: string; by: string }>('user-closed');

/** `provedEmail` is null when the user has not confirmed that the email is theirs. */
export const userErased = new DomainEvent<{ provedEmail: string | null }>('user-erased');

export const userSuspended = new DomainEvent<{ id: string; by: string }>('user-suspended');

export const suspensionLifted = new DomainEvent<{ id: string; since: Date }>('suspension-lifted');

export const sellerVerified = new DomainEvent<{ id: string }>('seller-verified');

export const verificationEnded = new DomainEvent<{ id: string }>('verification-ended');

/** The new name differs from the old one in more than spaces and capitals. */
export const userRenamed = new DomainEvent<{ id: string; from: string; to: string }>('user-renamed');
