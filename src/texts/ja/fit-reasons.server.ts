import type { fitReasonTexts as english } from '#src/texts/fit-reasons.server.ts';
import type { Translation } from '#src/texts/translation.ts';
import { inSentence } from '#src/texts/words.ts';
import { anAdapter } from './adapters.ts';

/** Some mounts have the word in their names, such as L-Mount. */
const mount = (name: string): string => (/mount$/i.test(name) ? name : `${name}マウント`);

export const fitReasonTexts: Translation<typeof english> = {
  reasons: {
    takes: (lens, body) =>
      body === lens
        ? `どちらも${mount(body)}です。`
        : `${mount(body)}のカメラには、${mount(lens)}のレンズが付きます。`,
    adapter: (name) => `${anAdapter(name)}を使うと付きます。`,
    'fixed-lens': 'このカメラのレンズは交換できません。',
    'several-mounts': (...mounts) =>
      `${inSentence(mounts)}用があるレンズです。この商品がどのマウントか、出品者に確認してください。`,
    'which-mount':
      '複数のマウント用に販売されたレンズです。この商品がどのマウントか、出品者に確認してください。',
    'no-mount': 'マウントが書かれていません。出品者に確認してください。',
    'too-deep': (lens, body) =>
      `${mount(body)}のカメラでは、${mount(lens)}のレンズがフィルムやセンサーから離れすぎ、遠くのものにピントが合いません（無限遠が出ません）。`,
    'reaches-in': (lens, body) =>
      `${mount(lens)}のレンズは、後端が${mount(body)}のカメラの奥に入り込みすぎます。`,
    'no-room': (lens, body) =>
      `${mount(lens)}のレンズと${mount(body)}のカメラの間には、アダプターを入れる余裕がありません。`,
    'needs-contacts': (lens, body) =>
      `${mount(lens)}のレンズにはカメラからの電源と制御信号が必要ですが、${mount(body)}のカメラにはありません。`,
    'needs-glass': (lens, body) =>
      `${mount(lens)}から${mount(body)}へは、補正レンズ入りのアダプターでないと遠くにピントが合いません。そのようなアダプターは見つかっていません。カメラ店にご相談ください。`,
    rangefinder: (lens, body) =>
      `${mount(body)}のカメラは距離計でピントを合わせますが、${mount(lens)}のレンズを距離計に連動させるアダプターはありません。`,
    room: (lens, body) =>
      `${mount(lens)}から${mount(body)}へのアダプターを入れる余裕はありますが、製品は見つかっていません。カメラ店にご相談ください。`,
    'no-row': (lens, body) =>
      `${mount(lens)}から${mount(body)}へのアダプターは見つかっていません。カメラ店にご相談ください。`,
  },
  findings: {
    'damages-body':
      '1977年より前の、AI改造されていないニッコールは、このカメラの露出計連動レバーを壊すおそれがあります。',
    'does-not-mount': 'このレンズは、このカメラに付きません。',
    'mirror-hits': '遠くにピントを合わせると、レンズの後端がこのカメラのミラーに当たります。',
    ask: '付くものと付かないものがあります。出品者に確認してください。',
    'ask-ai':
      '1977年より前の、AI改造されていないものは付かず、破損のおそれもあります。AI方式かどうか、確認してください。',
    'ask-tab':
      '同型機には、AI以前のレンズが付くものと、付けると壊れるものがあります。マウント部の露出計連動レバーが倒せるかどうか、確認してください。',
    'ask-ring-first':
      'このカメラでは、絞りリングのないレンズの絞りを操作できません。絞りリングがあるかどうか、確認してください。',
    'which-model': 'このマウントには、組み合わせて使えない機種があります。どの機種か、確認してください。',
    'no-autofocus': 'このカメラにはオートフォーカスがありません。',
    'no-screw-drive':
      'このレンズはカメラ側のモーターでAFを駆動しますが、このカメラにはモーターがありません。',
    'no-lens-motor': 'このカメラはレンズ内モーターを駆動できません。ピント合わせは手動です。',
    'adapter-autofocus': 'アダプターがオートフォーカスに対応していません。ピント合わせは手動です。',
    'adapter-no-motor':
      'このレンズはカメラ側のモーターでAFを駆動しますが、アダプターにはモーターがありません。',
    'aperture-auto': 'レンズに絞りリングがないため、PモードとSモードだけが使えます。',
    'no-aperture-control':
      'レンズに絞りリングがなく、このカメラからも絞りを操作できないため、最小絞りのままになります。',
    'no-electronic-aperture': 'このカメラはレンズの電磁絞りを操作できないため、絞り開放のままになります。',
    'adapter-aperture': 'レンズに絞りリングがなく、アダプターでも絞りを操作できません。',
    'no-pulse': 'このカメラはAF-Pレンズのモーターを駆動できず、その状態ではピントリングも働きません。',
    'no-focus-power': 'このレンズはピント合わせにカメラからの電源が必要ですが、このカメラは供給しません。',
    'adapter-focus': 'このレンズはピント合わせにカメラからの電源が必要ですが、アダプターは電源を伝えません。',
    'no-stabilizer': 'このカメラは、レンズの手ブレ補正に電源を供給しません。',
    'adapter-stabilizer': 'アダプターは、レンズの手ブレ補正に電源を供給しません。',
    'no-metering': 'このカメラは、CPUのないレンズでは測光できません。露出は手動で設定します。',
    'adapter-infinity': 'アダプターに補正レンズがないため、遠くのものにピントが合いません。',
    autofocus: 'この組み合わせでは、オートフォーカスが使えません。',
    aperture: 'このカメラからは、このレンズの絞りを操作できません。',
    focus: 'このカメラでは、このレンズのピントを合わせられません。',
    stabilisation: 'この組み合わせでは、手ブレ補正が使えません。',
    infinity: 'このカメラでは、このレンズで遠くにピントが合いません。',
    metering: 'このカメラは、このレンズでは測光できません。',
    'lift-tab':
      'このレンズを付ける前に、マウント部の露出計連動レバーを倒してください。測光は絞り込み測光になります。',
    'may-lift-tab':
      '1977年より前の、AI改造されていないものは、先にマウント部の露出計連動レバーを倒してください。その場合、絞り込み測光になります。',
    firmware:
      '最新のファームウェアが必要な場合があります。AF-Pレンズでピントが合うかどうか、確認してください。',
    'ask-focus':
      '古いカメラでは、AF-Pレンズのピントを合わせられません。このカメラで合うかどうか、確認してください。',
    'ask-camera':
      'このマウントには、このレンズのピントや絞りを操作できないカメラがあります。どの機種か、確認してください。',
    'ask-motor':
      'このカメラにはAF用のモーターがありません。レンズにモーターがあるかどうか、確認してください。',
    'ask-shaft':
      'このカメラはレンズ内モーターを駆動できません。レンズがモーター内蔵かどうか、確認してください。',
    'ask-ring': 'レンズに絞りリングがあるかどうか、確認してください。ないと、絞りを選べません。',
    'ask-chip':
      'このカメラは、CPU内蔵レンズでのみ測光できます。このレンズに内蔵されているかどうか、確認してください。',
    'focus-on-screen':
      'このレンズは距離計に連動しません。ピントは背面モニターか電子ビューファインダーで合わせます。',
    'stopped-down': 'レンズの絞りリングに「A」の位置がない場合は、絞り込み測光になります。',
  },
};
