import type { ComponentType } from 'react';

/** Parts of the shell that a branch draws itself; what it leaves out is drawn from its configuration. */
export interface Slots {
  topBar?: ComponentType;
  footer?: ComponentType;
}
