/* images.h -- the names of the eight images */
#ifndef IMAGES_H
#define IMAGES_H

static const char *const images[8] = {
	"Untransformed",
	"Rotate 90",
	"Rotate 180",
	"Rotate 270",
	"Reflect",
	"Reflect + Rotate 90",
	"Reflect + Rotate 180",
	"Reflect + Rotate 270",
};

#endif
