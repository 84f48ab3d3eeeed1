// Lines of icons that are drawn with React and without, on a grid of 24.

/** A cross. */
export const CLOSE_PATH = 'm7 7 10 10M17 7 7 17';

/** Two bars: pause. */
export const PAUSE_PATH = 'M9 7v10M15 7v10';

/** A triangle: play. */
export const RESUME_PATH = 'M9 7v10l8-5z';
