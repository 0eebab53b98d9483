/** What belongs together in the sidebar, by folder; a folder that is not named here stands under `Other`. */
type Groups = Readonly<Record<string, readonly string[]>>;

/** Components by what they are used for. */
export const componentGroups: Groups = {
  Actions: ['back-to-top', 'button', 'countdown-button', 'icon-button', 'link', 'menu'],
  Forms: [
    'checkbox', 'checkbox-group', 'combobox', 'date-field', 'date-range-field', 'field', 'file-upload', 'form', 'number-field',
    'password-field', 'radio-group', 'region-picker', 'search-field', 'select', 'switch', 'text-area', 'text-field',
  ],
  Navigation: ['breadcrumb', 'pagination', 'steps', 'tabs'],
  Overlays: ['dialog', 'drawer', 'overlay', 'popover', 'tooltip'],
  Feedback: ['banner', 'empty-state', 'loading-notice', 'progress', 'result', 'skeleton', 'toast'],
  Data: ['avatar', 'badge', 'long-list', 'price', 'qr-code', 'rating', 'statistic', 'table', 'tag', 'timeline'],
  Media: ['carousel', 'course-cover', 'icon'],
  Layout: ['card', 'layout', 'visually-hidden'],
};

/** Patterns by the part of the product that they serve. */
export const patternGroups: Groups = {
  Shell: [
    'bottom-bar', 'category-panel', 'friend-links', 'panels', 'search-box', 'side-panel', 'site-footer', 'site-header', 'site-shell',
    'top-bar', 'user-menu',
  ],
  Courses: ['course-card', 'course-filter-bar', 'course-outline', 'lecturer-card', 'rich-text', 'video-player'],
  Institutions: ['follow-toggle', 'institution-card', 'mini-site-header', 'news-list'],
  Shopping: [
    'cart-group-list', 'checkout-bar', 'invoice-card', 'invoice-form', 'order-actions', 'order-card', 'order-lines',
    'order-status', 'order-table', 'payment-code', 'refund-form', 'refund-progress',
  ],
  Study: [
    'certificate', 'hours-card', 'learner-banner', 'learner-card', 'learning-statistics', 'presence-check-dialog',
    'purchased-course-card', 'study-records',
  ],
  Exam: ['answer-card', 'exam-paper', 'exam-question', 'exam-review', 'exam-submit-dialog', 'exam-timer', 'saving-note'],
  Account: ['confirm-dialog', 'login-dialog', 'login-form', 'message-list', 'register-form'],
};

function groupOf(groups: Groups, folder: string): string {
  return Object.entries(groups).find(([, folders]) => folders.includes(folder))?.[0] ?? 'Other';
}

/** `CourseCentreScreen` as a reader says it: `Course centre`. */
function spoken(name: string): string {
  const words = name.replace(/Screen$/, '').split(/(?=[A-Z])/).join(' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A story file of the design system, and where it stands. */
export interface Place {
  /** In the sidebar: `Components/Actions/BackToTop`. */
  readonly title: string;
  /** What its address begins with, made from its path so that it outlives a change of the sidebar. */
  readonly id: string;
}

/** Where a story file stands; null leaves it where its own title or path says. */
export function placeOf(path: string): Place | null {
  const found = /packages\/ui\/src\/(components|patterns|screens)\/([^/]+)\/([A-Za-z]+)\.stories\.tsx$/.exec(path);
  if (!found) return null;
  const [, floor = '', folder = '', name = ''] = found;
  const id = [floor, folder, name.toLowerCase()].filter((part, at, parts) => part !== parts[at - 1]).join('-');
  if (floor === 'components') return { title: `Components/${groupOf(componentGroups, folder)}/${name}`, id };
  if (floor === 'patterns') return { title: `Patterns/${groupOf(patternGroups, folder)}/${name}`, id };
  return { title: `Screens/${spoken(name)}`, id };
}
