export {
  StudyCentreScreen, type Learner, type StudyCentreScreenProps, type StudyCentreState,
} from './StudyCentreScreen.tsx';
