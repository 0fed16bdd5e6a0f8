// The page as an app, without a network, and in its newest version; what a browser keeps of it is in service_worker.js.
import { REFUSED, attempt, isOutdated, renew } from './services.mjs';

const TAKE_MS = 300; // between two requests for a new version

// say: of page.mjs
export async function keepForOffline(say) {
  const registration = await attempt('offline', say, () => navigator.serviceWorker.register('service_worker.js'));
  if (!registration) return;
  if (registration.waiting) isOutdated();
  navigator.serviceWorker.addEventListener('controllerchange', isOutdated); // perhaps another tab has loaded it
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', ({ target }) => {
      if (target.state === 'installed') isOutdated();
      if (target.state === 'redundant' && !registration.active) say('offline', REFUSED.offline); // no room, perhaps
    });
  });
}

// Loads the page again in its newest version. Each press is saved before that.
export async function update() {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.update().catch(() => {});
  if (!registration?.installing && !registration?.waiting) {
    await renew();
    return location.reload();
  }
  const { active } = registration;
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  return setInterval(async () => {
    registration.waiting?.postMessage('take'); // again and again: Chromium loses one that comes early
    if (registration.installing || registration.waiting || registration.active !== active) return;
    if (await registration.unregister()) location.reload(); // no room to keep it
  }, TAKE_MS);
}

// button: is shown while the browser offers it
export function offerToInstall(button) {
  let question;
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    question = event;
    button.hidden = false;
  });
  button.addEventListener('click', () => {
    question?.prompt()?.catch(() => {}); // its dialog says all
    button.hidden = true;
  });
}
