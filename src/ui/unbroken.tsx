/**
 * A title whose model codes stay in one piece: 'AF-S' and 'f/1.8G' are never split over two lines. The text
 * itself is unchanged, so it can be searched for and copied.
 */
export function Unbroken({ children }: { children: string }) {
  const parts = children.split(/(\S*[-–/]\S*)/);
  return parts.map((part, index) =>
    index % 2 === 1 && part.length <= 12 ? (
      // oxlint-disable-next-line react/no-array-index-key -- pieces of one string have no other identity
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
