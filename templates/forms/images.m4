/**
 * Which image of its group's fundamental solution each solution is.  Image 0 is
 * the fundamental solution itself.  Images 1, 2 and 3 turn it clockwise by 90,
 * 180 and 270 degrees.  Image 4 reflects it about the bottom edge.  Images 5, 6
 * and 7 turn image 4 clockwise by 90, 180 and 270 degrees.
 */
