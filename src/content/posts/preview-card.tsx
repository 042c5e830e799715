import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '#src/accounts/auth/client.ts';
import { postsTexts } from '#src/texts/posts.ts';
import { useSettled } from '#src/ui/client/hooks.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Photo } from '#src/ui/photo.tsx';
import { Unbroken } from '#src/ui/text.tsx';
import { PostText } from './post-text-card.tsx';
import { postFields } from './schemas.ts';

const pauseMs = 350;

export function Preview({
  title,
  image,
  des,
  label = postsTexts.posts.preview,
}: {
  title: string;
  image?: string;
  des: string;
  label?: string;
}) {
  const text = useSettled(des, pauseMs);
  const imageAddress = useSettled((image ?? '').trim(), pauseMs);
  const shown = postFields.shape.image.safeParse(imageAddress).success ? imageAddress : null;
  const { data, isError } = useQuery({
    queryKey: ['post-preview', text],
    queryFn: async () => (await api('POST /blogs/preview', { body: { des: text } })).body.html,
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
  const { posts } = postsTexts;
  const blank = !title.trim() && !imageAddress && !text.trim();
  return (
    <section aria-label={label} className="min-w-0">
      <p className="mb-1.5 text-sm font-semibold">{label}</p>
      {isError && (
        <Notice tone="error" className="mb-4">
          {posts.previewFailed}
        </Notice>
      )}
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it
        tabIndex={0}
        className="max-h-[80vh] min-h-96 overflow-y-auto border border-line bg-sheet p-4 sm:p-6"
      >
        {blank ? (
          <p className="text-soft">{posts.previewEmpty}</p>
        ) : (
          <>
            <p className="heading-page mb-5 wrap-anywhere">
              <Unbroken>{title}</Unbroken>
            </p>
            {image !== undefined && <Photo src={shown} alt="" className="mb-6" />}
            <PostText html={data ?? ''} />
          </>
        )}
      </div>
    </section>
  );
}
