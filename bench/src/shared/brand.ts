// What the gateway writes into the head of our pages (see run/build.ts).
import 'virtual:brand.css';
