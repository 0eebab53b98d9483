/** A lecturer as lists show it; the wire says `speaker`. */
export interface Lecturer {
  id: string;
  name: string;
  /** Professional title, such as 主任护师; null where none is told. */
  title: string | null;
  /** Field of teaching, such as 护理学. */
  field: string | null;
  /** Address of a portrait; null lets the interface draw one. */
  portrait: string | null;
  institutionId: string;
  institutionName: string;
  /** Courses on sale that name this lecturer. */
  courseCount: number;
  /** Whether the famous-teachers page shows this lecturer. */
  famous: boolean;
}

/** A lecturer with what is told of the person. */
export interface LecturerDetail extends Lecturer {
  /** Plain text. */
  biography: string;
}

/** Title and field in a line, as under a name: `主任护师 · 护理学`; blank where neither is told. */
export function lecturerLine(lecturer: Pick<Lecturer, 'title' | 'field'>): string {
  return [lecturer.title, lecturer.field].filter((part) => part !== null && part !== '').join(' · ');
}
