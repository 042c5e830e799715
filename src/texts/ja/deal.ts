import type { dealTexts as english } from '#src/texts/deal.ts';
import type { Translation } from '#src/texts/translation.ts';
import { san } from './people.ts';

export const dealTexts: Translation<typeof english> = {
  deal: {
    title: (title) => `取引：${title}`,
    see: '取引を見る',
    linkOf: (label, title) => `${label}：${title}`,
    progress: '状況',
    turn: {
      until: (until) => `。期限：${until}。`,
      requested: {
        buyer: (seller) => `${san(seller)}の承諾を待っています`,
        seller: (buyer, until) => `${san(buyer)}が返答を待っています。${until}までに返答してください。`,
        admin: ({ seller }, until) => `${san(seller)}の承諾期限は${until}です。`,
      },
      accepted: {
        contact: {
          buyer: (_seller, until) =>
            `電話番号と待ち合わせ場所を登録し、${until}までに日時を提案してください。`,
          seller: (buyer) => `${san(buyer)}が電話番号と待ち合わせ場所を登録するのを待っています`,
        },
        none: (other, until) => `${until}までに、${san(other)}と日時と場所を決めてください。`,
        respond: (other, { moment, place }, until) =>
          `${san(other)}の提案：${moment}、${place}。${until === null ? '待ち合わせの時刻' : until}までに返答してください。`,
        wait: (other) => `提案への${san(other)}の返答を待っています`,
        pick: (other, { moment, place }, last) =>
          `${san(other)}の提案：${moment}、${place}。${last}までに1つ選んでください。`,
        waitForPick: (other) => `${san(other)}が日時を選ぶのを待っています`,
        admin: (until) => `待ち合わせを決める期限は${until}です。`,
      },
      arranged: {
        waiting: (other) => `別の日時を提案しました。${san(other)}の返答を待っています。`,
        ahead: (other, { on, place }) => `${san(other)}との待ち合わせ：${on}、${place}。`,
        instead: (other, { moment }) =>
          `${san(other)}が待ち合わせ（${moment}）の変更を希望しています。待ち合わせの時刻までに返答してください。返答するまでは、今の約束が有効です。`,
        another: (other, { moment, place }, until) =>
          `${san(other)}から新しい待ち合わせの提案：${moment}、${place}。${until === null ? '待ち合わせの時刻' : until}までに返答してください。`,
        past: {
          buyer: (seller, until) =>
            `商品を受け取ったら、${until}までに${san(seller)}に受け渡しコードを伝えてください。`,
          seller: (buyer, until) =>
            `${until}までに、${san(buyer)}の受け渡しコードを入力するか、受け渡し済みにしてください。`,
        },
        admin: ({ on, place }) => `待ち合わせ：${on}、${place}。`,
      },
      handedOver: {
        respond: {
          buyer: (seller, until) =>
            `${san(seller)}から、商品を渡したと連絡がありました。受け取りましたか？　${until}までに返答してください。`,
          seller: (buyer, until) =>
            `${san(buyer)}から、商品を受け取ったと連絡がありました。間違いありませんか？　${until}までに返答してください。`,
        },
        wait: (other) => `${san(other)}が受け渡しを確認するのを待っています`,
        admin: (until) => `異議がなければ、${until}に取引完了となります。`,
      },
      disputed: {
        respond: (other, until) => `${san(other)}が問題を報告しました。${until}までに回答してください。`,
        wait: (other) => `トラブル対応中。${san(other)}の回答を待っています`,
        settle: {
          completed: (other, until) =>
            `${san(other)}が取引の完了を提案しています。${until}までに返答してください。`,
          cancelled: (other, until) =>
            `${san(other)}が取引のキャンセルを提案しています。${until}までに返答してください。`,
          lower: (other, price, until) =>
            `${san(other)}が${price}への値下げを提案しています。${until}までに返答してください。`,
        },
        decides: (until) => `トラブル対応中。${until}までに管理者が判断します。`,
        admin: (until) => `トラブル対応中。${until}までに判断してください。`,
      },
    },
    meetingIn: (until) => `待ち合わせは${until}です。`,
    left: (minutes) => {
      const hours = minutes < 720 ? Math.floor(minutes / 60) : Math.round(minutes / 60);
      if (hours >= 72) return `残り${Math.round(hours / 24)}日`;
      if (hours >= 2) return `残り${hours}時間`;
      return minutes > 1 ? `残り${minutes}分` : 'まもなく期限';
    },
    ended: {
      completed: '取引が完了しました。',
      handedOver: (moment) => `受け渡し：${moment}`,
      declined: ({ seller }) => `購入の申し込みは${san(seller)}に承諾されませんでした。`,
      youDeclined: '購入の申し込みを断りました。',
      youWithdrew: '購入の申し込みを取り下げました。',
      youCancelled: 'この取引をキャンセルしました。',
      withdrawn: ({ buyer }) => `${san(buyer)}が購入の申し込みを取り下げました。`,
      expired: 'この取引は期限切れになりました。',
      cancelled: 'この取引はキャンセルされました。',
      'no-show': '無断キャンセルのため終了しました。',
      returns: {
        item: {
          give: ({ to, day }) => `${day}までに商品を${san(to)}に返してください。`,
          get: ({ from, day }) => `${san(from)}が${day}までに商品を返します。`,
          between: ({ from, to, day }) => `${san(from)}が${day}までに商品を${san(to)}に返します。`,
        },
        money: {
          give: ({ to, day, amount }) => `${day}までに${amount}を${san(to)}に返してください。`,
          get: ({ from, day, amount }) => `${san(from)}が${day}までに${amount}を返します。`,
          between: ({ from, to, day, amount }) =>
            `${san(from)}が${day}までに${amount}を${san(to)}に返します。`,
        },
      },
      youKeep: (price) => `商品は${price}でそのまま手元に残ります。`,
      keeps: (buyer, price) => `商品は${price}で${san(buyer)}の手元に残ります。`,
      paused: '商品が手元にあることを確認するまで、公開は停止されます。',
      haveIt: '商品が戻りました',
    },
    stages: {
      requested: '承諾待ち',
      accepted: '承諾済み',
      arranged: '待ち合わせ確定',
      'handed-over': '受け渡し済み',
      disputed: 'トラブル対応中',
      completed: '取引完了',
      declined: '不成立',
      withdrawn: '取り下げ',
      expired: '期限切れ',
      cancelled: 'キャンセル',
      'no-show': '無断キャンセル',
    },
    actions: {
      accept: '承諾する',
      decline: '断る',
      withdraw: '購入の申し込みを取り下げる',
      cancel: '取引をキャンセルする',
      received: '受け取りました',
      sold: '受け渡し済みにする',
      contact: '電話番号と待ち合わせ場所を登録',
      propose: '待ち合わせを提案する',
      agree: 'この待ち合わせに同意する',
      dispute: '問題を報告する',
    },
    proposeOther: '別の待ち合わせを提案する',
    sure: {
      decline: 'この申し込みを断りますか？',
      withdraw: '購入の申し込みを取り下げますか？',
      cancel: 'この取引をキャンセルしますか？',
      sold: '商品を渡し、代金を受け取りましたか？',
      received: '商品を受け取り、確かめましたか？',
    },
    reports: (other) =>
      `${san(other)}は72時間以内に、受け渡しを確認するか、問題を報告できます。どちらもなければ、取引は完了します。元に戻すことはできません。`,
    confirms: '取引が完了します。元に戻すことはできません。',
    sureText: '商品は再び販売中になります。相手にお知らせします。',
    sureAsAdmin: '商品は再び販売中になります。双方にお知らせし、監査ログに記録します。',
    sureAfterHandover: '商品が出品者に戻るまで、公開は停止されます。双方にお知らせし、監査ログに記録します。',
    why: (reason) => `理由：${reason}`,
    reason: '理由（任意）',
    reasonHint: '相手に表示されます。',
    reasonHintAsAdmin: '双方に表示されます。',
    keep: '戻る',
    done: {
      accept: '承諾しました。購入者にメールアドレス（登録があれば電話番号も）が表示されます。',
      decline: '断りました',
      withdraw: '取り下げました',
      cancel: 'キャンセルしました',
      received: '記録しました。出品者に確認をお願いしました。',
      sold: '記録しました。購入者に確認をお願いしました。',
      propose: '送信しました。返答があれば、メールでお知らせします。',
      agree: '待ち合わせが決まりました。双方にカレンダーの予定をメールで送りました。',
      dispute: '送信しました。相手に回答をお願いしました。',
      answer: '送信しました。管理者が判断します。',
      decide: '判断を確定しました。双方にお知らせします。',
    },
    movedOn: 'この取引は更新されました。最新の状況を表示しています。',
    failed: 'エラーが起きました。何も変更されていません。もう一度お試しください。',
    item: '商品',
    price: '取引価格',
    requestedPrice: '価格',
    condition: '状態',
    age: '使用期間',
    booked: '申込日',
    place: '希望の場所',
    notAdded: '未登録',
    contact: {
      text: (seller) => `どちらも${san(seller)}に表示されます。このあと、日時を提案できます。`,
      save: '保存',
      saved: '保存しました。次に、日時を提案してください。',
      failed: '保存できませんでした。入力内容は残っています。もう一度お試しください。',
    },
    otherSide: { buyer: '出品者', seller: '購入者', admin: '出品者' },
    contactLater: '出品者のメールアドレス（登録があれば電話番号も）は、承諾されると表示されます。',
    history: '履歴',
    line: {
      label: '進行状況',
      fromOffer: 'オファー承諾',
      places: ['申し込み', '承諾', '待ち合わせ', '受け渡し', '評価'],
      done: '完了',
    },
    openThread: 'やり取りを開く',
    safety: {
      buyer: '人目のある場所で会い、商品を確かめてから支払いましょう。',
      seller: '人目のある場所で会い、支払いの前に商品を確かめてもらいましょう。',
    },
    safetyLink: '安全な待ち合わせについて',
    back: { buyer: '購入の取引', seller: '販売の取引', admin: 'すべての取引' },
  },
  meetings: {
    heading: '待ち合わせ',
    agreed: '決定',
    byBuyer: '購入者の希望',
    on: (moment) => moment,
    choice: (count) => `候補日時${count}つ`,
    stands: {
      yours: (when) => `変更に同意しない限り、${when}の約束が有効です。`,
      theirs: (when, other) => `${san(other)}が変更に同意しない限り、${when}の約束が有効です。`,
    },
    theirTimes: (other, times) => `${san(other)}の提案：${times}。`,
    pick: '日時を選ぶ',
    others: '別の日時を提案する',
    change: '提案を変更する',
    move: '待ち合わせを変更する',
    map: '地図で開く',
    calendar: 'カレンダーに追加',
    replies: 'クイック返信',
    late: {
      label: '遅れます',
      option: (minutes) => `${minutes}分`,
      message: (minutes) => `${minutes}分ほど遅れます`,
    },
    here: '着きました',
    proposedByYou: '自分の提案',
    proposedBy: (name) => `${san(name)}の提案`,
    when: '日時',
    where: '場所',
    dialogText: (other) => `${san(other)}にメールで知らせます。相手が同意するまでは決まりません。`,
    moveText: (other) =>
      `${san(other)}にメールで知らせます。相手が新しい提案に同意するまでは、今の約束が有効です。`,
    times: { at: '日時', at2: '第2候補', at3: '第3候補' },
    add: '候補を追加',
    remove: '最後の候補を削除',
    zone: 'タイムゾーン',
    zoneHint: '相手とタイムゾーンが異なります。どちらの時刻ですか？',
    past: 'が過去になっています',
    tooFar: 'は30日以内にしてください',
    repeated: 'がほかの候補と同じです',
    own: (time) => `自分のタイムゾーンでは：${time}`,
    never: (zone) => `は${zone}には存在しません（夏時間への切り替え）`,
    which: 'どちらの時刻か',
    whichHint: '夏時間が終わる日のため、この時刻は2回あります。',
    atName: '日時',
    placeHint: '駅、カフェ、店舗など、人目のある場所。',
    send: '送信',
    sendInstead: '代わりに自分の提案を送る',
    notSent:
      '相手が先に待ち合わせを提案したため、自分の提案は送信されていません。相手の提案に同意するか、代わりに自分の提案を送ってください。',
    clash: {
      same: 'ほぼ同じ時刻',
      near: (...times) => `${times.join('と')}ごろ`,
      agreed: (near, title, when, place) =>
        `${near}に別の待ち合わせがあります：${title}、${when}、${place}。`,
      suggested: (near, title, when, place) =>
        `${near}に別の待ち合わせが提案されています：${title}、${when}、${place}。`,
    },
    clashLink: 'その取引を開く',
  },
};
