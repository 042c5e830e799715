import type { homeTexts as english } from '#src/texts/home.ts';
import type { Translation } from '#src/texts/translation.ts';

export const homeTexts: Translation<typeof english> = {
  home: {
    title: '中古のカメラ・レンズ・アクセサリー',
    lead: '大切に使ってきた、近くの人から。',
    promise: '会って手渡し。配送もオンライン決済もありません。',
    steps: {
      title: 'ご利用の流れ',
      list: [
        '気に入った商品を見つけて、購入を申し込みます。商品は取り置きとなり、この時点で支払いはありません。',
        '人目のある場所で出品者と会い、商品をじっくり確かめます。',
        '気に入ったら、その場で支払います。合わなければキャンセル。受け渡しまでは、どちらにも費用はかかりません。',
      ],
      more: '購入の流れを詳しく',
    },
    carousel: {
      label: 'おすすめ',
      role: 'カルーセル',
      slideRole: 'スライド',
      of: (position, count) => `${position}/${count}`,
      frame: (position, count) => `0${position} / 0${count}`,
      previous: '前のスライド',
      next: '次のスライド',
      show: (position) => `スライド${position}を表示`,
      pause: '停止',
      play: '再生',
      more: '詳しく見る',
      slides: (amount) => [
        {
          title: 'たくさんの景色を見てきたレンズを、手頃に。',
          text: 'いいレンズは、値段が下がっても写りは落ちません。大切に使ってきた人から、わかりやすいランク付きで。',
        },
        {
          title: `レンズを中古でそろえれば、${amount}の節約に。`,
          text: '新品で3本そろえた値段と、ここでの値段を比べてみてください。支払う前に、レンズをのぞいて確かめられます。',
        },
        {
          title: '次の1本は、誰かの防湿庫に。',
          text: 'まだ何千回もの夕暮れを撮れるレンズです。ここで見つけて、新品との差額を節約しましょう。',
        },
      ],
    },
    categories: 'カテゴリーから探す',
    advertise: '注目の商品',
    changeImage: '画像を切り替え',
    bannerAlts: ['レンジファインダーカメラと2本のフィルム', '机に並んだ3本のレンズ'],
    advertised: '出品者のおすすめ',
    latest: '新着商品',
    all: 'すべて見る',
    sell: '機材を売る',
    blog: 'ブログから',
    allPosts: '記事一覧',
    feature: {
      title: 'レンズは、ボディより長生き。',
      text: '1985年によく写ったレンズは、今もよく写ります。使わなくなった1本を出品してみませんか？　タイトルと写真、そして正直な状態の説明だけ。購入の申し込みが届いたら、会って手渡しです。',
      start: '始める',
    },
    newsletter: {
      title: 'ときどき届く、新着のお知らせ',
      text: 'とっておきの商品が出品されたときに、短いメールをお届けします。配信はいつでも停止できます。',
    },
  },
  newsletter: {
    email: 'メールアドレス',
    placeholder: 'name@example.com',
    subscribe: '登録',
    sent: '確認用のリンクをメールで送りました。すでに登録済みの場合は届きません。',
    failed: 'エラーが起きました。入力内容は残っています。もう一度お試しください。',
    needsScript: '登録にはJavaScriptが必要ですが、ブラウザーで無効になっています。',
  },
};
