// Runs in the page that the service worker shows without a connection, and reads what the pages of an order stored for
// the meeting. `offline-store.ts` sends codes from all other pages. The server adds the functions of `code-check.ts`.
const words = document.body.dataset;
const theme = localStorage.getItem('theme');
if (theme) document.documentElement.dataset.theme = theme;
const prefix = 'personal:handover:';
const retryMs = 5_000;
const [, room, address] = /^\/dashboard\/(orders|messages)\/([\w-]+)$/.exec(location.pathname) ?? [];
const meetings = Object.keys(localStorage)
  .filter((key) => key.startsWith(prefix))
  .map((key) => ({ id: key.slice(prefix.length), ...JSON.parse(localStorage.getItem(key)) }));
const meeting = meetings.find(({ id, facts }) =>
  room === 'orders' ? id === address : room === 'messages' && facts?.conversation === address,
);
const queue = 'personal:code to send:';
const queuedKey = queue + meeting?.id;
const main = document.querySelector('main');
const heading = document.querySelector('h1');
const lead = document.querySelector('p');
const link = document.querySelector('a');
let pausedUntil = 0;
let isBusy = false;
let timer;
let isQueued = meeting && localStorage.getItem(queuedKey) !== null;

function add(parent, name, text = '') {
  const element = parent.appendChild(document.createElement(name));
  element.textContent = text;
  return element;
}

/** Replaces the form by a message, which takes the focus. */
function show(title, text) {
  document.querySelector('form')?.remove();
  heading.textContent = title;
  lead.textContent = text;
  document.title = title;
  heading.tabIndex = -1;
  heading.focus();
}

function showMeeting() {
  link.textContent = words.reload;
  const { facts, code } = meeting;
  heading.textContent = words.heading;
  document.title = words.heading;
  lead.textContent = code ? words.buyerhint : words.sellerhint;
  if (facts) {
    const list = document.createElement('dl');
    lead.before(list);
    for (const name of ['title', 'price', 'other', 'phone', 'when', 'place']) {
      if (facts[name] === null) continue;
      add(list, 'dt', name === 'other' ? words[facts.side] : words[name]);
      const detail = add(list, 'dd', name === 'phone' ? '' : facts[name]);
      if (name === 'phone') add(detail, 'a', facts.phone).href = `tel:${facts.phone.replace(/[^+\d]/g, '')}`;
    }
  }
}

function showCode() {
  const output = document.createElement('output');
  lead.before(output);
  add(output, 'small', words.yours);
  add(output, 'b', meeting.code);
}

/** The page sends the code by its own timer, so there is nothing to reload. */
function showQueued() {
  show(words.right, words.queued);
  link.hidden = true;
}

function askForCode() {
  link.hidden = false;
  const form = document.createElement('form');
  link.before(form);
  const label = add(form, 'label', words.code);
  const field = label.appendChild(document.createElement('input'));
  Object.assign(field, {
    autocomplete: 'off',
    autocapitalize: 'characters',
    spellcheck: false,
    maxLength: 20,
  });
  const button = add(form, 'button', words.check);
  const answer = add(form, 'output');
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.disabled) return;
    button.disabled = true;
    answer.textContent = '';
    const right = await isVerified(meeting, plainCode(field.value));
    button.disabled = false;
    if (!right) {
      answer.textContent = words.wrong;
      return field.focus();
    }
    localStorage.setItem(queuedKey, field.value);
    isQueued = true;
    showQueued();
    await retry();
  });
}

async function sendQueued() {
  const code = localStorage.getItem(queuedKey);
  // Another tab has sent it.
  if (code === null) return location.reload();
  const { status, headers } = await fetch(`/api/orders/${meeting.id}/handover`, {
    method: 'PUT',
    headers: {
      authorization: `bearer ${localStorage.getItem('accessToken')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ code }),
    signal: AbortSignal.timeout(30_000),
  });
  // Something else can respond in the shop's place, such as the login page of a network.
  if (!/^application\/(problem\+)?json\b/.test(headers.get('content-type'))) return;
  pausedUntil = Date.now() + 1000 * headers.get('retry-after');
  if (status === 200) {
    localStorage.removeItem(queuedKey);
    localStorage.removeItem(prefix + meeting.id);
    show(words.complete, words.completetext);
    link.textContent = words.review;
    link.hidden = false;
    if (meeting.facts?.conversation) link.href = `/dashboard/messages/${meeting.facts.conversation}`;
    clearInterval(timer);
  } else if (status === 422) {
    // A wrong code must not be sent again, because it counts as an attempt.
    localStorage.removeItem(queuedKey);
    isQueued = false;
    show(words.heading, words.wrong);
    askForCode();
  } else if (status < 429) {
    // The page itself renews an ended session, or says why the code was refused.
    location.reload();
  }
}

async function reloadIfOnline() {
  if (document.querySelector('input')?.value) return;
  const { ok, headers } = await fetch('/version', {
    cache: 'no-store',
    signal: AbortSignal.timeout(retryMs),
  });
  if (ok && headers.get('content-type')?.startsWith('text/plain')) location.reload();
}

const work = async () => (isQueued ? sendQueued() : reloadIfOnline()).catch(() => undefined);

/** Tries again whatever the browser says, because it may report a network that does not work. */
async function retry() {
  if (isBusy || Date.now() < pausedUntil) return;
  isBusy = true;
  if (navigator.locks)
    await navigator.locks.request(queuedKey, { ifAvailable: true }, async (lock) => lock && work());
  else await work();
  isBusy = false;
}

if (meeting) {
  showMeeting();
  if (meeting.code) showCode();
  else if (isQueued) showQueued();
  else askForCode();
} else if (meetings.length > 0) {
  add(main, 'p', words.meetings);
  for (const { id, facts } of meetings) {
    const { conversation, title = id } = facts ?? {};
    add(add(main, 'p'), 'a', title).href = conversation
      ? `/dashboard/messages/${conversation}`
      : `/dashboard/orders/${id}`;
  }
}
// A page of the shop also sends the codes of other orders.
if (meeting || Object.keys(localStorage).some((key) => key.startsWith(queue))) {
  timer = setInterval(retry, retryMs);
  addEventListener('online', retry);
}
