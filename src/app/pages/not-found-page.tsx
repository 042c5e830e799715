import { AppError } from '#src/platform/errors.ts';
import { pageLoader } from '#src/platform/http/page-loader.server.ts';

export const loader = pageLoader(async () => {
  throw new AppError('not-found');
});

export default function UnknownPage() {
  return null;
}
