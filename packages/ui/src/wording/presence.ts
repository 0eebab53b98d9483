import { wordingHook } from './wording-hook.ts';

/** The strings of the study presence check. */
export const presenceWording = {
  presence: {
    title: '您还在学习吗？',
    asks: '请在 {seconds} 秒内确认，学时会继续累计。',
    otherwise: '没有确认也不会丢失学时：已经学到的都会保留，只是先暂停累计，等您回来再继续。',
    confirm: '我在学习',
    pausedTitle: '学时已暂停累计',
    paused: '没有收到您的确认，视频和学时都先停在这里。',
    kept: '截至 {time} 的学时都已保留。',
    resume: '继续学习',
    left: '剩余 {seconds} 秒',
    failedTitle: '确认没有送达',
    failed: '请检查网络后再试；已经学到的学时都会保留。',
  },
} as const;

/** The words of the presence check, loaded with the player. */
export const usePresenceWording = wordingHook(presenceWording);
