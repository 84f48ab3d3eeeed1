<?php
declare( strict_types=1 );

namespace Larder\Recipe\Saved;

use Larder\Recipe\DocumentTexts;
use Larder\Recipe\Ids;
use Larder\Recipe\RecipeDocument;
use Larder\Recipe\ValueLabels;

defined( 'ABSPATH' ) || exit;

/**
 * Writes what a recipe says in running text: notes, tips, questions and its author; the twin of the `save()` of their blocks.
 *
 * @phpstan-import-type Document from RecipeDocument
 * @phpstan-import-type Profile from RecipeDocument
 * @phpstan-import-type Question from RecipeDocument
 * @phpstan-import-type Tip from RecipeDocument
 */
final class WordBlocks {

	private const NOTES = 'wp-block-larder-notes';

	private const TIP = 'wp-block-larder-tip';

	private const FAQ = 'wp-block-larder-faq';

	private const AUTHOR = 'wp-block-larder-author';

	/** What a tip can be about. */
	private const KINDS = [ 'tip', 'note', 'warning', 'storage', 'swap', 'ahead' ];

	/**
	 * Writes the notes.
	 *
	 * @param Document $data
	 * @param string   $heading HTML of its own heading, empty for the default.
	 * @return string Empty where there are none.
	 */
	public static function notes( array $data, string $heading = '' ): string {
		$inner = self::inner( $data['notes'], $data['notesHtml'] ?? '' );
		return '' === $inner
			? ''
			: Block::html(
				'larder/notes',
				[ 'title' => $heading ],
				Markup::element(
					'div',
					[ 'class' => self::NOTES ],
					Markup::title( self::NOTES, __( 'Notes', 'larder' ), $heading ) . $inner
				)
			);
	}

	/**
	 * Writes a tip.
	 *
	 * @param Tip $tip
	 */
	public static function tip( array $tip ): string {
		$kind  = in_array( $tip['kind'], self::KINDS, true ) ? $tip['kind'] : 'tip';
		$title = Markup::encode( $tip['title'] );
		return Block::html(
			'larder/tip',
			[
				'title' => $title,
				'kind'  => 'tip' === $tip['kind'] ? null : Markup::encode( $tip['kind'] ),
			],
			Markup::element(
				'div',
				[ 'class' => self::TIP . " is-$kind" ],
				Markup::title( self::TIP, ValueLabels::tip( $kind ), $title ) . self::inner( $tip['text'], $tip['html'] ?? '' )
			)
		);
	}

	/**
	 * Writes the questions.
	 *
	 * @param list<Question> $questions
	 * @param string         $heading   HTML of its own heading, empty for the default.
	 * @return string Empty where there are none.
	 */
	public static function faq( array $questions, string $heading = '' ): string {
		$ids   = new Ids();
		$items = array_map(
			static fn ( array $question ): string => self::question( $question, $ids->claim( $question['id'], $question['question'] ) ),
			$questions
		);
		return [] === $items
			? ''
			: Block::html(
				'larder/faq',
				[ 'title' => $heading ],
				Markup::element(
					'div',
					[ 'class' => self::FAQ ],
					Markup::title( self::FAQ, __( 'Questions and answers', 'larder' ), $heading ) . Block::several( $items )
				)
			);
	}

	/**
	 * Writes who wrote the recipe.
	 *
	 * @param Profile|null $profile
	 * @return string Empty where there is none.
	 */
	public static function author( ?array $profile ): string {
		if ( null === $profile ) {
			return '';
		}
		$name   = Markup::encode( $profile['name'] );
		$bio    = Markup::encode( $profile['bio'] );
		$href   = Markup::url( $profile['url'] );
		$linked = '' === $href
			? Markup::element( 'span', [], $name )
			: Markup::element( 'a', [ 'href' => $href ], Markup::text( $profile['name'] ) );
		$image  = Markup::image( $profile['image'], self::AUTHOR . '__image' );
		$shown  = $image . (
			Markup::is_blank( $name )
				? ''
				: Markup::element( 'p', [ 'class' => self::AUTHOR . '__name' ], $linked )
		) . Markup::rich( 'p', self::AUTHOR . '__bio', $bio );
		return Block::html(
			'larder/author',
			[
				'name'     => $name,
				'bio'      => $bio,
				'url'      => $profile['url'],
				'imageId'  => Block::count( $profile['image']['id'] ?? 0 ),
				'imageUrl' => $profile['image']['url'] ?? '',
				'imageAlt' => Markup::encode( $profile['image']['alt'] ?? '' ),
			],
			'' === $shown
				? ''
				: Markup::element(
					'div',
					[ 'class' => self::AUTHOR ],
					Markup::title( self::AUTHOR, __( 'About the author', 'larder' ) ) . $shown
				)
		);
	}

	/**
	 * Writes one question.
	 *
	 * @param Question $question
	 */
	private static function question( array $question, string $id ): string {
		$asked  = Markup::encode( $question['question'] );
		$answer = Markup::element(
			'div',
			[
				'class' => self::FAQ . '-item__answer',
				'id'    => "faq-$id",
			],
			self::inner( $question['answer'], $question['html'] )
		);
		return Block::html(
			'larder/faq-item',
			[
				'id'       => $id,
				'question' => $asked,
			],
			Markup::element(
				'details',
				[ 'class' => self::FAQ . '-item' ],
				Markup::element( 'summary', [ 'class' => self::FAQ . '-item__question' ], $asked ) . $answer
			)
		);
	}

	/**
	 * Writes the blocks of a text.
	 *
	 * @param string $text A paragraph a line.
	 * @param string $html The same with its markup; empty where it has none.
	 */
	private static function inner( string $text, string $html ): string {
		return TextBlocks::html( '' === trim( $html ) ? DocumentTexts::paragraphs( $text ) : wp_kses_post( $html ) );
	}
}
