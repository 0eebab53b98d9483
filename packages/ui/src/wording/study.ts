import { wordingHook } from './wording-hook.ts';

/** The strings of the study centre, the player and its video. */
export const studyWording = {
  study: {
    title: '学习中心',
    hoursTitle: '{year} 年学时',
    hoursUnit: '学时',
    hoursRequired: '要求 {hours}',
    hoursLeft: '还差 {hours}',
    hoursReached: '已达到今年的要求',
    hoursLabel: '{year} 年学时完成情况',
    hoursNone: '学完课程后，学时会记在这里。',
    courses: '我的课程',
    count: '共 {count} 门',
    courseName: '《{course}》',
    progressOf: '《{course}》的学习进度',
    resume: '继续学习',
    start: '开始学习',
    review: '复习课程',
    lastLesson: '上次学到：{lesson}',
    notStarted: '还没有开始学习',
    finished: '已学完',
    validUntil: '有效期至 {date}',
    noEnd: '长期有效',
    expired: '已过有效期',
    emptyTitle: '还没有课程',
    emptyBody: '购买或领取的课程会出现在这里，学习进度会自动保存。',
    browse: '去选课',
    forbidden: '登录个人账号后即可进入学习中心。',
    loading: '正在加载您的课程',
  },
  player: {
    back: '返回学习中心',
    outline: '课程目录',
    saved: '学习进度已保存',
    saving: '正在保存学习进度',
    unsaved: '进度暂未保存，联网后自动补存',
    next: '下一节：{lesson}',
    previous: '上一节',
    lessonFinished: '本节已学完',
    emptyTitle: '这门课程还没有课件',
    emptyBody: '机构上传课件后，您可以在这里学习；已购买的课程不受影响。',
    forbidden: '您还没有购买这门课程，或登录的不是购买时的账号。',
    loading: '正在打开课程',
  },
  video: {
    label: '《{title}》视频',
    resumed: '上次看到 {time}，已为您续播',
    fromStart: '从头播放',
    dismiss: '关闭提示',
    loading: '视频加载中',
    broken: '视频没有加载出来，已看进度不会丢失。请检查网络后重试。',
    retry: '重新加载',
  },
} as const;

/** The words of the study centre, the player and its video, loaded with the pages that speak them. */
export const useStudyWording = wordingHook(studyWording);
