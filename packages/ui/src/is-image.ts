/**
 * Returns whether the browser can show what lies at a URL as a picture.
 *
 * @param src The URL.
 * @return False for everything else, and where nobody answers.
 */
export async function isImage( src: string ): Promise< boolean > {
	const image = new Image();
	image.src = src;
	try {
		await image.decode();
		return true;
	} catch {
		return false; // Something else lies there, or nothing at all: whoever asks continues looking.
	}
}
