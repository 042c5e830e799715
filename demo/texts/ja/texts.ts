import type { DemoTexts } from '#demo/texts/demo-texts.ts';
import { japaneseDescriptions } from './descriptions.ts';

export const japanese: DemoTexts = {
  places: {
    library: (town) => `${town}市立図書館`,
    station: (town) => `${town}駅の改札前`,
    park: (town) => `${town}中央公園の入口`,
    café: (town) => `${town}駅近くのカフェ`,
    'town hall': (town) => `${town}市役所の正面玄関前`,
  },
  descriptions: japaneseDescriptions,
  said: {
    'Carefully used, and tested before the handover.': '大切に使い、受け渡しの前に動作を確認しました。',
    'Clean glass, fair price, and she let me try it on my own body first.':
      'レンズはきれい、価格も納得で、先に自分のボディで試させてもらえました。',
    'On time, and knew what to look for.': '時間どおりに来てくださり、見るべき所をよくご存じでした。',
    'All locks hold, just as she wrote.': 'ロックは説明のとおり全部しっかり止まります。',
    'The meter was half a stop off, and I only heard about it at the table. Otherwise a lovely camera.':
      '露出計が半段ずれていて、それを聞いたのは受け渡しの席でした。それ以外はとても良いカメラです。',
    'You’re right, that belonged in the description. I now check meters before I list a camera.':
      'おっしゃるとおり、説明に書いておくべきでした。今は出品の前に露出計も確認しています。',
    'Friendly and straightforward.': '感じが良く、話もスムーズでした。',
    'Sharp wide open. Brought a body to try it.':
      '絞り開放からシャープです。試せるようにボディも持ってきてくださいました。',
    'A little late, but let me know.': '少し遅れましたが、ちゃんと連絡をくださいました。',
    'Quick and clear.': '返事が早く、やりとりもわかりやすかったです。',
    'Exactly as in the photos.': '写真のとおりの品でした。',
    'Works, but the foot is more worn than it looked in the photos.':
      '動作は問題ありませんが、取り付け足は写真で見るより傷んでいました。',
    'Is it still available, and could I see it on Saturday?':
      'まだありますか？土曜日に見せていただけるとうれしいです。',
    'It is. Saturday morning works for me.': 'はい、まだあります。土曜日の午前中なら大丈夫です。',
    'Hi! Does it come from a smoke-free home?': 'はじめまして。喫煙環境での保管はありませんか？',
    'Yes. No smokers and no pets.': 'はい、家に喫煙者はいません。ペットもいません。',
    'Would you hold it until payday? That’s the 1st.':
      '給料日の25日まで取り置きしていただくことはできますか？',
    'If you book it, sure. A week is fine.':
      '購入を申し込んでいただければ大丈夫です。1週間くらいなら待てます。',
    'Does anything smell or feel sticky? I’ve had bad luck before.':
      'においやベタつきはありませんか？以前、ハズレを引いたことがあるので。',
    'No, nothing sticky. It has been in a dry cabinet.':
      'いいえ、ベタつきはありません。ずっと防湿庫に入れていました。',
    'Can I try it with my own gear when we meet?': '待ち合わせのとき、手持ちの機材で試してもいいですか？',
    'Please do. Bring whatever you like, I have time.':
      'ぜひどうぞ。時間はありますので、何でもお持ちください。',
    'Are there any marks that the photos don’t show?': '写真に写っていないキズはありますか？',
    'None that I know of. I can send you more photos.':
      '気づいた範囲ではありません。写真を追加でお送りできます。',
    'Why are you selling it?': '手放す理由を伺ってもいいですか？',
    'I hardly use it anymore. It deserves better than a drawer.':
      'ほとんど使わなくなりました。引き出しに眠らせておくのはもったいないので。',
    'Is the price firm? I could come by tonight.': '価格のご相談はできますか？今夜なら取りに伺えます。',
    'I think it’s fair as it is. Tonight works for me, though.':
      '今の価格が妥当だと思っています。今夜のお渡しは大丈夫です。',
    'Has it ever been repaired or opened?': '修理や分解をしたことはありますか？',
    'Not while I’ve had it.': '手元に来てからはありません。',
    'Do you still have the receipt?': '購入時のレシートはまだありますか？',
    'No, sorry. It got lost when I moved.': 'すみません、引っ越しのときになくしてしまいました。',
    'Could you bring it to Eugene Station?': 'Eugene駅まで持ってきていただくことはできますか？',
    'Yes, most evenings after five.': 'はい、夕方5時以降ならだいたい大丈夫です。',
    'Is there a case or a strap with it?': 'ケースやストラップは付きますか？',
    'Sorry for the late reply. Only what is listed on its page.':
      'お返事が遅くなりすみません。商品ページに書いてあるものだけです。',
    'Would you meet halfway, in Corvallis?': '中間のCorvallisで待ち合わせできませんか？',
    'On a Sunday I could. Which one suits you?': '日曜日なら行けます。いつの日曜日がご都合いいですか？',
    'Did you use it much?': 'けっこう使われましたか？',
    'A few weekends a year, mostly at the coast.': '年に何度か、週末に海へ持って行くくらいでした。',
    'Is it still for sale?': 'まだ販売していますか？',
  },
};
