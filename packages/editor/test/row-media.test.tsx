import './browser';
import { fireEvent, render, screen } from '@testing-library/react';
import { RowPicture } from '../src/list/row-media';

const ROW = {
	id: 'a1b2c3d4',
	text: 'Cast-iron pan',
	note: 'or a heavy one',
	image: { id: 7, url: 'https://example.com/pan.jpg', alt: 'A pan' },
};

it( 'the picture of a row is removed with nothing else, and the caret returns to the line', () => {
	const focusLine = jest.fn();
	const changed: [ string, typeof ROW ][] = [];
	render(
		<RowPicture
			className="pan"
			row={ ROW }
			isFocused
			focusLine={ focusLine }
			update={ ( field, change ) =>
				changed.push( [ field, change( ROW ) ] )
			}
		/>
	);
	fireEvent.click( screen.getByRole( 'button', { name: 'Remove picture' } ) );
	expect( focusLine ).toHaveBeenCalled();
	const { image, ...bare } = ROW;
	expect( changed ).toEqual( [ [ 'image', bare ] ] );
	expect( ROW.image ).toBe( image );
} );

it( 'a row without a picture, or that has no focus, offers nothing to remove', () => {
	const { image: _image, ...bare } = ROW;
	const props = { className: 'pan', focusLine() {}, update() {} };
	const { rerender } = render(
		<RowPicture { ...props } row={ bare } isFocused />
	);
	expect( screen.queryByRole( 'img' ) ).toBeNull();
	rerender( <RowPicture { ...props } row={ ROW } isFocused={ false } /> );
	expect( screen.getByRole( 'img', { name: 'A pan' } ) ).toBeTruthy();
	expect( screen.queryByRole( 'button' ) ).toBeNull();
} );
