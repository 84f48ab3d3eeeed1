{
	const { documentElement } = document;
	const headers = new window.ResizeObserver( ( entries ) => {
		for ( const { borderBoxSize } of entries ) {
			for ( const {
				inlineSize: width,
				blockSize: height,
			} of borderBoxSize ) {
				if (
					width > window.innerWidth / 2 &&
					height < window.innerHeight / 2
				) {
					documentElement.style.setProperty(
						'--larder-sticky-header',
						`${ height }px`
					);
				}
			}
		}
	} );
	for ( const block of document.querySelectorAll( '.is-position-sticky' ) ) {
		headers.observe( block );
	}
}
