import type { healthTexts as english } from '#src/texts/health.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits } from '#src/texts/words.ts';

const second = [1, '秒'] as const;
const longer = [
  [24 * 3600, '日'],
  [3600, '時間'],
  [60, '分'],
] as const;

function duration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const [unit, name] = longer.find(([each]) => whole >= each) ?? second;
  return `${digits(Math.floor(whole / unit))}${name}`;
}

function size(bytes: number): string {
  const unit = [1e9, 1e6, 1e3].find((each) => bytes >= each) ?? 1;
  const name = { 1e9: 'GB', 1e6: 'MB', 1e3: 'kB', 1: 'バイト' }[unit];
  const value = bytes / unit;
  return `${value >= 100 || unit === 1 ? digits(Math.round(value)) : value.toFixed(1)}${name}`;
}

export const healthTexts: Translation<typeof english> = {
  nav: '稼働状況',
  title: '稼働状況',
  readAt: (moment) => `${moment}現在の状況です。`,
  refresh: '更新',
  failed: 'サイトの稼働状況を読み込めませんでした。詳しくはログを確認してください。',
  retry: 'もう一度試す',
  none: 'なし',
  never: 'なし',
  ago: (moment, seconds) => `${moment}（${duration(seconds)}前）`,
  size,
  maintenance: {
    title: 'メンテナンスモード',
    lead: '閲覧はできますが、管理者を含め、誰も何も変更できません。バックグラウンドジョブとメールは待機します。',
    state: '状態',
    off: 'オフ',
    since: '開始日時',
    text: 'メッセージ',
    begin: 'メンテナンスを開始…',
    change: 'メッセージを編集…',
    end: 'メンテナンスを終了',
    dialogTitle: 'すべての変更を止めますか？',
    dialogText:
      '終了するまで、購入の申し込み、メッセージ、新しい商品、ログインは受け付けられません。すべてのページにメッセージが表示されます。管理者だけがログインできます。',
    field: '閲覧者へのメッセージ',
    hint: '理由と、いつまでか：「移転作業中です。18時に再開します」。200文字まで。',
    cancel: 'キャンセル',
    submit: 'メンテナンスを開始',
    save: 'メッセージを保存',
    begun: 'メンテナンスを開始しました',
    ended: 'メンテナンスを終了しました',
    failed: 'エラーが起きました。何も変更されていません。もう一度お試しください。',
  },
  mails: {
    title: 'メール',
    lead: 'すべてのプロセスからのメール。メールマガジンは専用のページで確認できます。',
    transport: '送信方法',
    transports: {
      smtp: 'SMTP_URLのメールサーバー',
      outbox:
        'メールサーバーなし（SMTP_URLが未設定）。メールはoutboxフォルダーにファイルとして保存されます。',
    },
    waiting: '待機中',
    retrying: '再試行中',
    sending: '送信中',
    givenUp: '送信を断念',
    oldest: '最も古い未送信',
    lastDelivered: '最後の送信',
    test: 'テストメールを送信',
    testHint: '自分のアドレス宛て。1時間に5通まで。',
    testFailed: 'テストメールを送信待ちに入れられませんでした。もう一度お試しください。',
    onItsWay: (to) => `${to}宛てのテストメールは送信待ちです…`,
    stillWaiting:
      'テストメールはまだ送信待ちです。先に多くのメールがあるか、バックグラウンドジョブを実行するプロセスがありません。',
    lost: 'テストメールの結果はわからなくなりました。',
    accepted: 'メールサーバーがテストメールを受け付けました。受信トレイを確認してください。',
    written:
      'メールはオフです。テストメールはoutboxフォルダーに保存されました。送信するには、SMTP_URLを設定してください。',
    refused: 'テストメールは送信されませんでした。',
    answer: (text) => `メールサーバー：${text}`,
    cause: (text) => `理由：${text}`,
  },
  backup: {
    title: 'バックアップ',
    lead: (host) => `このページを表示したマシン（${host}）で作成されたバックアップ。`,
    last: '前回のバックアップ',
    never: 'なし。作成するには：npm run backup -- --verify',
    size: 'サイズ',
    took: '所要時間',
    duration,
    where: '保存先',
    notNoted: '記録なし',
    verified: '検証済み',
    unverified: '未検証。検証するには：npm run backup -- --verify フォルダー',
    failed: '前回の失敗',
  },
  disk: {
    title: 'ディスク',
    lead: (host) => `${host}のディスク。`,
    holds: { state: 'STATE_DIRのフォルダー', photos: '写真', database: 'データベース' },
    free: (free, total) => `空き${size(free)}（全${size(total)}）`,
    at: (mount) => `マウント先：${mount}`,
    database: 'データベースのサイズ',
    photos: '写真',
    photosElsewhere: { bucket: 'S3_BUCKETのバケット内', host: '画像ホスト上' },
    cannotWrite: '書き込み',
    writes: '可能',
    faults: {
      database: {
        full: 'データベースのディスクがいっぱいです。',
        'read-only': 'データベースは読み取り専用です。',
      },
      files: {
        full: 'STATE_DIRのフォルダーのディスクがいっぱいです。',
        'read-only': 'STATE_DIRのフォルダーは読み取り専用です。',
      },
    },
    unknown: 'ディスクを測定できませんでした。',
  },
  version: {
    title: 'バージョン',
    version: 'バージョン',
    commit: 'コミット',
    noCommit: '不明（リリースビルドではありません）',
    node: 'Node',
    postgres: 'PostgreSQL',
    migrations: 'スキーマ更新',
    migrated: (count, last) => `${digits(count)}件、最新：${last}`,
    processes: 'プロセス',
    process: (host, pid) => `${host}、プロセス${pid}`,
    started: (moment) => `開始：${moment}`,
    of: (version, commit, node) => `バージョン${version}${commit ? `、コミット${commit}` : ''}、Node ${node}`,
    clock: (ahead) =>
      `時計がデータベースより${duration(Math.abs(ahead))}${ahead > 0 ? '進んで' : '遅れて'}います。両方の時刻を合わせてください。`,
    differs:
      'プロセスごとに値が異なるため、リクエストのたびにページの内容が変わります。すべて同じ値にしてください。',
    value: (process, value) => `${process}：${value ?? '未設定'}`,
    noProcess: '直近1分間に報告したプロセスはありません',
  },
  errors: {
    title: '直近24時間のエラー',
    lead: 'すべてのプロセスの、レベル50以上のログ。詳しくはログを確認してください。',
    none: '直近24時間にエラーはありません。',
    times: (count) => `${digits(count)}回`,
    last: (moment) => `最後：${moment}`,
    request: 'リクエスト',
  },
  jobs: {
    title: '失敗したジョブ',
    lead: 'すべての試行に失敗したバックグラウンドジョブ。再試行するには：npm run jobs -- again',
    none: '失敗したジョブはありません。',
    since: (moment) => `${moment}から`,
    unknownReason: '理由の記録なし',
  },
};
