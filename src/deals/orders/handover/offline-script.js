// Runs in the page that the service worker shows without a connection, and reads what the page of an order stored for its
// meeting. `offline-store.ts` has the same check for the page itself.
const id = /^\/dashboard\/orders\/([\w-]+)$/.exec(location.pathname)?.[1];
const stored = JSON.parse((id && localStorage.getItem(`personal:handover:${id}`)) || 'null');
const words = document.documentElement.dataset;
const bytesOf = (base64) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
const plain = (typed) => typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');

async function isRight(code) {
  const secret = new TextEncoder().encode(plain(code));
  const key = await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveBits']);
  const { salt, iterations, verifier } = stored;
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations };
  const derived = new Uint8Array(await crypto.subtle.deriveBits(parameters, key, 256));
  return bytesOf(verifier).every((byte, at) => byte === derived[at]);
}

function show(text) {
  const line =
    document.querySelector('output') ?? document.body.appendChild(document.createElement('output'));
  line.textContent = text;
}

function askForCode() {
  const form = document.body.appendChild(document.createElement('form'));
  const label = form.appendChild(document.createElement('label'));
  label.append(words.code, form.ownerDocument.createElement('br'));
  const field = label.appendChild(document.createElement('input'));
  field.autocomplete = 'off';
  field.maxLength = 20;
  form.appendChild(document.createElement('button')).textContent = words.check;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (!(await isRight(field.value))) return show(words.wrong);
    localStorage.setItem(`personal:code to send:${id}`, field.value);
    form.remove();
    show(words.queued);
  });
}

if (stored?.code) show(`${words.yours}: ${stored.code}`);
else if (stored && localStorage.getItem(`personal:code to send:${id}`)) show(words.queued);
else if (stored) askForCode();
