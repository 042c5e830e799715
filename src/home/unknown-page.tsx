import { AppError } from '#src/platform/errors.ts';
import { pageLoader } from '#src/platform/page-loader.server.ts';

/** Every address that is no page: 404, as a page and as a status. */
export const loader = pageLoader(async () => {
  throw new AppError('not-found');
});

export default function UnknownPage() {
  return null;
}
