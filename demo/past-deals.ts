import type { Item } from './catalogue/item.ts';

type Rating<Text> = { stars: 1 | 2 | 3 | 4 | 5; text?: Text };

type Reviews<Text> = {
  /** The review that the buyer wrote about the seller. */
  ofSeller?: Rating<Text> & { reply?: Text };
  ofBuyer?: Rating<Text>;
};

/** An item that was sold through the shop earlier, and the reviews of the deal. */
export type PastDeal<Text = string> = Omit<Item, 'order' | 'advertised'> & {
  kind: 'cameras' | 'lens' | 'accessories';
  order: NonNullable<Item['order']> & { soldDaysAgo: number };
} & Reviews<Text>;

const des = 'Carefully used, and tested before the handover.';

const deal = <Text extends string = never>(
  item: Pick<Item, 'title' | 'brand' | 'location' | 'buy' | 'sale' | 'seller'> & {
    kind: PastDeal['kind'];
    picture: string;
  },
  order: [buyer: 0 | 1 | 2, place: string, daysAgo: number],
  reviews: Reviews<Text>,
): PastDeal<Text> => {
  const { picture, ...facts } = item;
  const [buyer, place, daysAgo] = order;
  return {
    ...facts,
    condition: 'Good',
    duration: item.kind === 'accessories' ? 3 : 60,
    des,
    pictures: [picture],
    daysAgo: daysAgo + 9,
    order: { buyer, place, daysAgo, soldDaysAgo: daysAgo - 3 },
    ...reviews,
  };
};

export const pastDeals = [
  deal(
    {
      kind: 'lens',
      title: 'Nikon AF-D 50mm f/1.8',
      brand: 'Nikon',
      location: 'Portland',
      buy: 130,
      sale: 85,
      seller: 0,
      picture: 'lens-50',
    },
    [0, 'Central Library, Portland', 84],
    {
      ofSeller: { stars: 5, text: 'Clean glass, fair price, and she let me try it on my own body first.' },
      ofBuyer: { stars: 5, text: 'On time, and knew what to look for.' },
    },
  ),
  deal(
    {
      kind: 'accessories',
      title: 'Manfrotto 190 tripod legs',
      brand: 'Manfrotto',
      location: 'Portland',
      buy: 180,
      sale: 70,
      seller: 0,
      picture: 'tripod',
    },
    [1, 'Portland Union Station', 71],
    { ofSeller: { stars: 5, text: 'All locks hold, just as she wrote.' }, ofBuyer: { stars: 5 } },
  ),
  deal(
    {
      kind: 'cameras',
      title: 'Pentax K1000 with 50mm',
      brand: 'Pentax',
      location: 'Portland',
      buy: 300,
      sale: 140,
      seller: 0,
      picture: 'slr-seventies',
    },
    [2, 'Powell’s City of Books, Portland', 49],
    {
      ofSeller: {
        stars: 4,
        text: 'The meter was half a stop off, and I only heard about it at the table. Otherwise a lovely camera.',
        reply: 'You’re right, that belonged in the description. I now check meters before I list a camera.',
      },
      ofBuyer: { stars: 5, text: 'Friendly and straightforward.' },
    },
  ),
  deal(
    {
      kind: 'lens',
      title: 'Canon EF 100mm f/2 USM',
      brand: 'Canon',
      location: 'Salem',
      buy: 420,
      sale: 240,
      seller: 1,
      picture: 'lens-85',
    },
    [1, 'Salem Public Library', 66],
    {
      ofSeller: { stars: 5, text: 'Sharp wide open. Brought a body to try it.' },
      ofBuyer: { stars: 4, text: 'A little late, but let me know.' },
    },
  ),
  deal(
    {
      kind: 'accessories',
      title: 'Sekonic L-308S light meter',
      brand: 'Sekonic',
      location: 'Salem',
      buy: 210,
      sale: 120,
      seller: 1,
      picture: 'light-meter',
    },
    [2, 'Salem station, waiting room', 55],
    { ofSeller: { stars: 5 }, ofBuyer: { stars: 5, text: 'Quick and clear.' } },
  ),
  deal(
    {
      kind: 'cameras',
      title: 'Olympus XA',
      brand: 'Olympus',
      location: 'Salem',
      buy: 250,
      sale: 130,
      seller: 1,
      picture: 'compact-clam',
    },
    [0, 'Riverfront City Park, Salem', 33],
    { ofSeller: { stars: 5, text: 'Exactly as in the photos.' } },
  ),
  deal(
    {
      kind: 'accessories',
      title: 'Nikon SB-700 flash',
      brand: 'Nikon',
      location: 'Eugene',
      buy: 330,
      sale: 150,
      seller: 4,
      picture: 'flash',
    },
    [1, 'Eugene Public Library, by the entrance', 60],
    {
      ofSeller: { stars: 3, text: 'Works, but the foot is more worn than it looked in the photos.' },
      ofBuyer: { stars: 4 },
    },
  ),
];

type Exchange = { seller: Item['seller']; text: string; reply: { text: string; minutes: number } | null };

/** Buyers' questions to sellers, and the replies with the minutes that they took. */
export const questions = [
  {
    seller: 0,
    text: 'Is it still available, and could I see it on Saturday?',
    reply: { text: 'It is. Saturday morning works for me.', minutes: 18 },
  },
  {
    seller: 0,
    text: 'Hi! Does it come from a smoke-free home?',
    reply: { text: 'Yes. No smokers and no pets.', minutes: 25 },
  },
  {
    seller: 0,
    text: 'Would you hold it until payday? That’s the 1st.',
    reply: { text: 'If you book it, sure. A week is fine.', minutes: 41 },
  },
  {
    seller: 0,
    text: 'Does anything smell or feel sticky? I’ve had bad luck before.',
    reply: { text: 'No, nothing sticky. It has been in a dry cabinet.', minutes: 12 },
  },
  {
    seller: 0,
    text: 'Can I try it with my own gear when we meet?',
    reply: { text: 'Please do. Bring whatever you like, I have time.', minutes: 55 },
  },
  {
    seller: 1,
    text: 'Are there any marks that the photos don’t show?',
    reply: { text: 'None that I know of. I can send you more photos.', minutes: 150 },
  },
  {
    seller: 1,
    text: 'Why are you selling it?',
    reply: { text: 'I hardly use it anymore. It deserves better than a drawer.', minutes: 95 },
  },
  {
    seller: 1,
    text: 'Is the price firm? I could come by tonight.',
    reply: { text: 'I think it’s fair as it is. Tonight works for me, though.', minutes: 200 },
  },
  {
    seller: 1,
    text: 'Has it ever been repaired or opened?',
    reply: { text: 'Not while I’ve had it.', minutes: 130 },
  },
  {
    seller: 1,
    text: 'Do you still have the receipt?',
    reply: { text: 'No, sorry. It got lost when I moved.', minutes: 170 },
  },
  {
    seller: 4,
    text: 'Could you bring it to Eugene Station?',
    reply: { text: 'Yes, most evenings after five.', minutes: 600 },
  },
  {
    seller: 4,
    text: 'Is there a case or a strap with it?',
    reply: { text: 'Sorry for the late reply. Only what is listed on its page.', minutes: 900 },
  },
  {
    seller: 4,
    text: 'Would you meet halfway, in Corvallis?',
    reply: { text: 'On a Sunday I could. Which one suits you?', minutes: 1100 },
  },
  {
    seller: 4,
    text: 'Did you use it much?',
    reply: { text: 'A few weekends a year, mostly at the coast.', minutes: 700 },
  },
  {
    seller: 4,
    text: 'Is it still for sale?',
    reply: null,
  },
] as const satisfies readonly Exchange[];

type TextOf<Deal> = Deal extends PastDeal<infer Text> ? Text : never;
type Question = (typeof questions)[number];

/** The texts that users of the demo wrote, except for descriptions in the catalogue. */
export type Said =
  | typeof des
  | TextOf<(typeof pastDeals)[number]>
  | Question['text']
  | NonNullable<Question['reply']>['text'];
